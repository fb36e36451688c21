import { expect, test } from 'vitest'
import {
  findFoundProblems,
  findProblems,
  toCreation,
  toFoundCreation,
  toManualCreation,
} from './creation.ts'
import { blankDraft, type PlaceDraft } from './placeDraft.ts'

const draftOf = (parts: Partial<PlaceDraft> = {}): PlaceDraft => ({
  ...blankDraft(),
  name: ' Green Fork ',
  address: ' 1 Fork Street ',
  website: ' fork.example ',
  place: { lat: 42.5, lng: -71.5 },
  cuisine: ['thai'],
  dishes: [{ key: 'a', option: ' Soup ', description: ' hot ' }],
  ...parts,
})
const found = {
  dishes: [
    { key: 'x', option: 'Curry', description: '', reason: 'marked VE', isLikelyVegan: true },
    { key: 'y', option: 'Steak', description: 'beef', reason: 'beef', isLikelyVegan: false },
  ],
  menu: '',
  source: 'photos',
}

test('the main call has the longitude first and is from Google when its place search knew the place', () => {
  expect(toCreation(draftOf({ googleId: 'ChIJ1' }))).toEqual({
    name: 'Green Fork',
    address: '1 Fork Street',
    website: 'fork.example',
    location: { coordinates: [-71.5, 42.5] },
    googleId: 'ChIJ1',
    cuisine: ['thai'],
    metadata: { isGoogle: true },
    veganOptions: [{ option: 'Soup', description: 'hot' }],
    status: 'RESTAURANT',
  })
  expect(toCreation(draftOf()).metadata).toEqual({ isGoogle: false })
  expect(toCreation(draftOf({ googleId: 'sprig-r1' })).metadata).toEqual({ isGoogle: false })
})

test('the v2 flow sends the place as "lat,lng" and never says Google', () => {
  expect(toManualCreation(draftOf({ googleId: 'ChIJ1' }))).toMatchObject({
    location: '42.5,-71.5',
    googleId: 'ChIJ1',
    metadata: { isGoogle: false },
  })
})

test('a pop-up has no place and is OFFLINE', () => {
  const sent = toManualCreation(draftOf({ isPopUp: true, place: null }))
  expect(sent).toMatchObject({ status: 'OFFLINE' })
  expect(sent).not.toHaveProperty('location')
  expect(sent).not.toHaveProperty('address')
})

test('chosen dishes become options; the reason stands in for a description that the menu lacks', () => {
  const { veganOptions } = toFoundCreation(draftOf({ found, chosen: ['x', 'y'] }))
  expect(veganOptions).toEqual([
    { option: 'Curry', description: 'marked VE' },
    { option: 'Steak', description: 'beef' },
  ])
})

test('the form wants a name, one dish at least, both parts of each, and a cuisine', () => {
  expect(findProblems(draftOf())).toEqual({})
  const dishes = [{ key: 'a', option: ' ', description: '' }]
  expect(findProblems(draftOf({ name: ' ', cuisine: [], dishes }))).toEqual({
    name: 'A restaurant needs a name.',
    cuisine: 'Choose at least one cuisine.',
    'veganOptions.0.option': 'A dish needs a name.',
    'veganOptions.0.description': 'A dish needs a description.',
  })
  expect(findProblems(draftOf({ dishes: [] }))).toEqual({
    veganOptions: 'Add at least one vegan option.',
  })
})

test('the lists want a dish that is in them', () => {
  expect(findFoundProblems(draftOf({ found, chosen: ['x'] }))).toEqual({})
  expect(findFoundProblems(draftOf({ found, chosen: ['gone'] }))).toEqual({
    veganOptions: 'Choose at least one dish.',
  })
})
