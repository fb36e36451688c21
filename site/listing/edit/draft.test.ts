import { expect, test } from 'vitest'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { differences, findMissing, mergeDrafts, toDraft, toEdited } from './draft.ts'

const base = makeRestaurant({
  veganOptions: [{ option: 'Curry', description: 'green', index: 0 }],
})

test('an edit that changes nothing sends the restaurant minus its id', () => {
  const { _id, ...rest } = base
  expect(toEdited(base, toDraft(base))).toEqual(rest)
})

test('dishes are numbered anew in their order, and spaces at the ends are dropped', () => {
  const draft = toDraft(base)
  const soup = { key: 'new', option: ' Soup ', description: ' hot' }
  const veganOptions = [soup, ...draft.veganOptions]
  expect(toEdited(base, { ...draft, veganOptions }).veganOptions).toEqual([
    { option: 'Soup', description: 'hot', index: 0 },
    { option: 'Curry', description: 'green', index: 1 },
  ])
})

test('an emptied line says that there is none', () => {
  const edited = toEdited(base, { ...toDraft(base), address: ' ', website: '', openingHours: '' })
  expect([edited.address, edited.website, edited.openingHours]).toEqual([null, null, null])
})

test('two drafts differ in what a person would see, not in spaces or keys', () => {
  const mine = toDraft(base)
  const theirs = { ...toDraft(base), name: ` ${base.name} `, place: { lat: 1, lng: 2 } }
  theirs.veganOptions = theirs.veganOptions.map((dish) => ({ ...dish, key: 'other' }))
  expect(differences(mine, theirs)).toEqual(['place'])
})

test('a merge takes each field from the side that was chosen', () => {
  const mine = { ...toDraft(base), name: 'Mine', address: 'my street' }
  const theirs = { ...toDraft(base), name: 'Theirs', address: 'their street' }
  const merged = mergeDrafts(mine, theirs, { name: 'theirs', address: 'mine' })
  expect([merged.name, merged.address]).toEqual(['Theirs', 'my street'])
})

test('a name is needed, and of every dish a name and a description', () => {
  const draft = { ...toDraft(base), name: '  ' }
  draft.veganOptions = [{ key: 'a', option: 'Curry', description: ' ' }]
  expect(Object.keys(findMissing(draft))).toEqual(['name', 'veganOptions.0.description'])
  expect(findMissing(toDraft(base))).toEqual({})
})

test('a restaurant needs a place, without which no search finds it; a pop-up has one when it is out', () => {
  const draft = { ...toDraft(base), place: null }
  expect(Object.keys(findMissing(draft))).toEqual(['geoJson'])
  expect(findMissing({ ...draft, status: 'OFFLINE' })).toEqual({})
})
