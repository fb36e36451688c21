import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import {
  change,
  fetchRestaurant,
  readRestaurant,
  resultOf,
  storeOwned,
} from '../../testing/editing.ts'
import { interrupted } from '../../testing/interrupted.ts'
import { makePerson } from '../../testing/people.ts'
import { readHistory } from './history/store.ts'

const newKey = () => crypto.randomUUID()

it('an edit that is sent again with its key is made once, even after later changes', async () => {
  const { id, owner } = await storeOwned()
  const sent = { by: owner, body: { name: 'Tofu House' }, onVersion: 1, key: newKey() }
  expect(await readRestaurant(change('PUT', id, sent))).toMatchObject({ version: 2 })
  await change('PUT', id, { by: owner, body: { name: 'Newer' }, onVersion: 2 })
  expect(await readRestaurant(change('PUT', id, sent))).toMatchObject({ name: 'Newer', version: 3 })
  expect(await readHistory(env.DB, id)).toHaveLength(2)
})

it('an edit that lost a race does not count as made', async () => {
  const { id, owner } = await storeOwned()
  const sent = { by: owner, body: { name: 'Tofu House' }, onVersion: 1, key: newKey() }
  await change('PUT', id, { by: owner, body: { name: 'Newer' }, onVersion: 1 })
  for (const _ of ['first', 'again']) {
    expect(await resultOf(change('PUT', id, sent))).toBe('412 stale_version')
  }
  expect(await fetchRestaurant(id)).toMatchObject({ name: 'Newer' })
})

it('simultaneous edits with one key are one edit, and each gets its answer', async () => {
  const { id, owner } = await storeOwned()
  const sent = { by: owner, body: { name: 'Tofu House' }, onVersion: 1, key: newKey() }
  const answers = Array.from('12345', () => readRestaurant(change('PUT', id, sent)))
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatchObject({ name: 'Tofu House', version: 2 })
  }
  expect(await readHistory(env.DB, id)).toHaveLength(1)
})

it.each([{ onVersion: 1 }, {}])(
  'an edit that looked for itself before its first attempt was written is not made again: %o',
  async (version) => {
    const { id, owner } = await storeOwned()
    const sent = { by: owner, body: { name: 'Tofu House' }, key: newKey(), ...version }
    const DB = interrupted(2, async () => {
      await change('PUT', id, sent)
      await change('PUT', id, { by: owner, body: { name: 'Newer' } })
    })
    const late = change('PUT', id, { ...sent, settings: { DB } })
    expect(await readRestaurant(late)).toMatchObject({ name: 'Newer', version: 3 })
    expect(await readHistory(env.DB, id)).toHaveLength(2)
  },
)

it('a key belongs to one edit and one account', async () => {
  const { id, owner } = await storeOwned()
  const other = await makePerson({ owns: [] })
  const key = newKey()
  await change('PUT', id, { by: owner, body: { name: 'Tofu House' }, key })
  const reused = change('PUT', id, { by: owner, body: { name: 'Other' }, key })
  expect(await resultOf(reused)).toBe('422 unprocessable')
  const others = change('PUT', id, { by: other, body: { name: 'Tofu House' }, key })
  expect(await resultOf(others)).toBe('403 forbidden')
  const bad = change('PUT', id, { by: owner, body: { name: 'Other' }, key: 'x'.repeat(201) })
  expect(await resultOf(bad)).toBe('400 invalid')
})
