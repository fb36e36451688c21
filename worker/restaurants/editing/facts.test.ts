import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { change, fetchRestaurant, readRestaurant, storeRestaurant } from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { readHistory } from './history/store.ts'

/** Facts that only a restaurant's page shows: the old value, the value that a stranger sends, and the stored one. */
const FACTS = {
  phone: ['+1 617 555 0100', ' +1 617-555-0123;+1 617-555-0124', '+1 617-555-0123'],
  email: ['old@fork.example', ' New@Fork.Example', 'new@fork.example'],
  instagram: ['old.fork', 'https://instagram.com/New.Fork', 'new.fork'],
  wheelchair: ['no', 'limited', 'limited'],
  takeaway: ['no', 'only', 'only'],
  delivery: ['no', 'yes', 'yes'],
  outdoorSeating: ['no', 'yes', 'yes'],
  reservation: ['yes', 'required', 'required'],
  organic: ['only', 'yes', 'yes'],
  glutenFree: ['no', 'only', 'only'],
} as const
const valuesAt = (index: 0 | 1 | 2) =>
  Object.fromEntries(Object.entries(FACTS).map(([name, values]) => [name, values[index]]))
const changes = Object.fromEntries(
  Object.entries(FACTS).map(([name, [before, , after]]) => [name, [before, after]]),
)

it('a stranger corrects facts, the history says so, and a revert takes it back', async () => {
  const by = await makePerson()
  const id = await storeRestaurant({ ...valuesAt(0), place: { lat: -7, lng: 7 } })
  expect(await fetchRestaurant(id)).toMatchObject(valuesAt(0))
  const body = { name: 'Green Fork', ...valuesAt(1) }
  const edited = await readRestaurant(change('PUT', id, { by, body, onVersion: 1 }))
  expect(edited).toMatchObject({ ...valuesAt(2), version: 2 })
  const [entry] = await readHistory(env.DB, id)
  expect(entry).toMatchObject({ by: by.id })
  expect(entry?.changes).toEqual(changes)
  const admin = await makePerson({ roles: ['admin'] })
  await readRestaurant(change('POST', id, { by: admin, rest: '/history/1/revert' }))
  expect(await fetchRestaurant(id)).toMatchObject({ ...valuesAt(0), version: 3 })
})

it('a change of another field does not change facts', async () => {
  const by = await makePerson()
  const id = await storeRestaurant(valuesAt(0))
  await readRestaurant(change('PUT', id, { by, body: { name: 'Greener Fork' } }))
  expect(await fetchRestaurant(id)).toMatchObject({ name: 'Greener Fork', ...valuesAt(0) })
})

it('answers of a search and the index leave out the facts of the page', async () => {
  const id = await storeRestaurant({ ...valuesAt(0), place: { lat: -8, lng: 8 } })
  const found = await request('/api/restaurants/query?lat=-8&long=8&distance=1')
  const [restaurant] = await found.json<object[]>()
  expect(restaurant).toMatchObject({ _id: id, openingHours: null })
  const stored = await env.DB.prepare(
    'SELECT document FROM restaurant_words WHERE rowid = (SELECT n FROM restaurants WHERE id = ?)',
  )
    .bind(id)
    .first<string>('document')
  const document: object = JSON.parse(stored ?? '{}')
  expect(document).toMatchObject({ id })
  for (const name of Object.keys(FACTS)) {
    expect(restaurant).not.toHaveProperty(name)
    expect(document).not.toHaveProperty(name)
  }
})
