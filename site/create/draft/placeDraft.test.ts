import { expect, test } from 'vitest'
import type { BuilderAnswer } from '../../../worker/contract/restaurants/builder.ts'
import {
  blankDraft,
  isBlank,
  type PlaceDraft,
  toFoundMenu,
  withAnswer,
  withoutReading,
} from './placeDraft.ts'

const item = (option: string) => ({ option, description: '', reason: 'marked VE' })
const answer: BuilderAnswer = {
  predictedOptions: [[item('Steak')], ['A', 'B', 'C', 'D', 'E', 'F'].map(item)],
  geoJson: { type: 'Point', coordinates: [-71, 42] },
  name: 'Green Fork',
  address: '1 Fork Street',
  menu: '- A',
  source: 'https://fork.example',
}
const draftOf = (parts: Partial<PlaceDraft>): PlaceDraft => ({ ...blankDraft(), ...parts })

test('five of the dishes that are likely vegan are chosen, none of the others', () => {
  const { chosen, found } = withAnswer(blankDraft(), answer, 'fork.example')
  expect(chosen).toEqual(['likely-0', 'likely-1', 'likely-2', 'likely-3', 'likely-4'])
  expect(found?.dishes.at(-1)).toMatchObject({ option: 'Steak', isLikelyVegan: false })
})

test('name, address and place are filled in, but never over what was typed', () => {
  expect(withAnswer(blankDraft(), answer, 'fork.example')).toMatchObject({
    name: 'Green Fork',
    address: '1 Fork Street',
    place: { lat: 42, lng: -71 },
  })
  const typed = draftOf({ name: 'My Fork', address: 'My street', place: { lat: 1, lng: 2 } })
  expect(withAnswer(typed, answer, 'fork.example')).toMatchObject({
    name: 'My Fork',
    address: 'My street',
    place: { lat: 1, lng: 2 },
  })
})

test('what one website said gives way to the next, what a person corrected does not', () => {
  const read = withAnswer(blankDraft(), answer, 'fork.example')
  const corrected = { ...read, name: 'The Fork' }
  const { name: _name, address: _address, ...silent } = answer
  const next = withAnswer(corrected, { ...silent, geoJson: null }, 'other.example')
  expect([next.name, next.address, next.place]).toEqual(['The Fork', '', null])
  expect(withoutReading(read)).toMatchObject({ name: '', found: null, chosen: [] })
})

test('a reading without dishes is no menu', () => {
  expect(toFoundMenu({ ...answer, predictedOptions: [[], []] })).toBeNull()
})

test('a draft is blank until a person gives something; the position of the device is not enough', () => {
  expect(isBlank(draftOf({ place: { lat: 1, lng: 2 }, step: '/create/v2/address' }))).toBe(true)
  expect(isBlank(draftOf({ dishes: [{ key: 'a', option: ' ', description: '' }] }))).toBe(true)
  expect(isBlank(draftOf({ website: 'a.b' }))).toBe(false)
  expect(isBlank(draftOf({ hasPhotos: true }))).toBe(false)
  expect(isBlank(draftOf({ dishes: [{ key: 'a', option: 'Soup', description: '' }] }))).toBe(false)
})
