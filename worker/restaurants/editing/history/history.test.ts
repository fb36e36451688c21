import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { HistoryAnswer } from '../../../contract/restaurants/editing.ts'
import {
  change,
  fetchRestaurant,
  readRestaurant,
  resultOf,
  storeOwned,
  storeRestaurant,
} from '../../../testing/editing.ts'
import { makePerson, type Person } from '../../../testing/people.ts'
import { request } from '../../../testing/request.ts'
import { makeInput } from '../../../testing/restaurants.ts'
import { saveRestaurants } from '../../saving/saveRestaurants.ts'
import { readHistory, readValuesAt } from './store.ts'

async function historyOf(id: string, by: Person) {
  const response = await change('GET', id, { rest: '/history', by })
  expect(response.status).toBe(200)
  return (await response.json<HistoryAnswer>()).history
}

const rename = (id: string, by: Person, name: string) => change('PUT', id, { by, body: { name } })
const revert = (id: string, version: number | string, by?: Person, onVersion?: number) =>
  change('POST', id, {
    rest: `/history/${version}/revert`,
    ...(by ? { by } : {}),
    ...(onVersion ? { onVersion } : {}),
  })

describe('GET /api/restaurants/{id}/history', () => {
  it('lists changes with person and time, and shows addresses to admins only', async () => {
    const id = await storeRestaurant()
    const moved = makeInput({ id, place: { lat: 1, lng: 2 } })
    await saveRestaurants(env.DB, [moved], { by: 'import', at: 5 })
    const [ada, bob] = [await makePerson(), await makePerson()]
    await rename(id, ada, 'Ada was here')
    await rename(id, bob, 'Bob was here')
    const history = await historyOf(id, ada)
    expect(history).toEqual([
      {
        version: 4,
        kind: 'changed',
        at: expect.stringMatching(/^20.*Z$/),
        by: expect.stringMatching(/^member [\w-]{6}$/),
        changes: { name: ['Ada was here', 'Bob was here'] },
      },
      {
        version: 3,
        kind: 'changed',
        at: expect.any(String),
        by: 'you',
        changes: expect.anything(),
      },
      {
        version: 2,
        kind: 'changed',
        at: '1970-01-01T00:00:00.005Z',
        by: 'import',
        changes: {
          geoJson: [
            { type: 'Point', coordinates: [-71.06, 42.36] },
            { type: 'Point', coordinates: [2, 1] },
          ],
        },
      },
    ])
    const admin = await makePerson({ roles: ['admin'] })
    const all = await historyOf(id, admin)
    expect(all.map(({ by }) => by)).toEqual([bob.email, ada.email, 'import'])
    const { results } = await env.DB.prepare(
      "SELECT actor FROM audit WHERE action = 'addresses_read'",
    ).all()
    expect(results).toEqual([{ actor: admin.id }])
    for (const secret of [bob.id, bob.email, ada.id, ada.email]) {
      expect(JSON.stringify(history)).not.toContain(secret)
    }
  })

  it('lists confirmations beside changes', async () => {
    const { id, owner } = await storeOwned()
    await rename(id, owner, 'Two')
    const member = await makePerson()
    await change('POST', id, { rest: '/confirm', by: member })
    await change('POST', id, { rest: '/confirm', by: owner })
    await rename(id, owner, 'Three')
    const history = await historyOf(id, owner)
    expect(history).toMatchObject([
      { version: 3, kind: 'changed', by: 'you' },
      { version: 2, kind: 'confirmed', by: expect.stringMatching(/^member /), changes: {} },
      { version: 2, kind: 'changed', by: 'you' },
    ])
    expect(await readRestaurant(revert(id, 1, owner, 3))).toMatchObject({ name: 'Green Fork' })
  })

  it('reads no more of long menus than it shows', async () => {
    const { id, owner } = await storeOwned()
    const long = (letter: string) => letter.repeat(30_000)
    for (const menu of [long('a'), long('b')]) {
      await change('PUT', id, { noun: 'restaurantDetails', by: owner, body: { menu } })
    }
    const read = await readHistory(env.DB, id)
    const [first, second] = [read[1]?.changes.menu, read[0]?.changes.menu]
    expect(first).toEqual([null, 'a'.repeat(2001)])
    expect(second).toEqual(['a'.repeat(2001), 'b'.repeat(2001)])
    const [told] = await historyOf(id, owner)
    expect(told?.changes.menu?.[1]).toBe(`${'b'.repeat(2000)}…`)
    await rename(id, owner, 'Two')
    await rename(id, owner, 'Three')
    const values = await readValuesAt(env.DB, id, { version: 2, until: 5 })
    expect([...values].toSorted()).toEqual([
      ['menu', long('a')],
      ['name', 'Green Fork'],
    ])
  })

  it('is for signed-in users, and ends with the restaurant', async () => {
    const { id, owner } = await storeOwned()
    expect(await resultOf(change('GET', id, { rest: '/history' }))).toBe('401 unauthenticated')
    await change('DELETE', id, { by: owner })
    expect(await resultOf(change('GET', id, { rest: '/history', by: owner }))).toBe('404 not_found')
    const admin = await makePerson({ roles: ['admin'] })
    const [deleted] = await historyOf(id, admin)
    expect(deleted?.changes).toEqual({ deletedAt: [null, expect.stringMatching(/^20.*Z$/)] })
    const none = change('GET', 'rnothing00000000', { rest: '/history', by: admin })
    expect(await resultOf(none)).toBe('404 not_found')
  })
})

describe('POST /api/restaurants/{id}/history/{version}/revert', () => {
  it("takes a stranger's edits back, menu and place too, as a new version", async () => {
    const id = await storeRestaurant({ openingHours: '24/7' })
    const admin = await makePerson({ roles: ['admin'] })
    await change('PUT', id, { noun: 'restaurantDetails', by: admin, body: { menu: '# Good' } })
    const before = await fetchRestaurant(id)
    const stranger = await makePerson()
    await rename(id, stranger, 'SPAM')
    const geoJson = { type: 'Point', coordinates: [-71.061, 42.361] }
    const veganOptions = [{ option: 'SPAM', description: 'SPAM' }]
    const body = { name: 'MORE SPAM', geoJson, veganOptions, openingHours: null }
    await change('PUT', id, { by: stranger, body })
    await change('PUT', id, { noun: 'restaurantDetails', by: stranger, body: { menu: 'SPAM' } })
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'MORE SPAM', version: 5 })
    const after = await readRestaurant(revert(id, 2, admin, 5))
    expect(after).toEqual({ ...before, version: 6, metadata: after.metadata })
    expect(await fetchRestaurant(id)).toEqual(after)
    const menu = await request(`/api/restaurantDetails/${id}`)
    expect(await menu.json()).toMatchObject({ menu: '# Good' })
    const first = await readRestaurant(revert(id, 1, admin))
    expect(first).toMatchObject({ name: 'Green Fork', version: 7 })
    expect((await request(`/api/restaurantDetails/${id}`)).status).toBe(404)
    expect(await readRestaurant(revert(id, 7, admin))).toMatchObject({ version: 7 })
  })

  it('does not change the status, nor for an owner the fields of admins', async () => {
    const { id, owner } = await storeOwned({ status: 'OFFLINE' })
    const admin = await makePerson({ roles: ['admin'] })
    const body = { name: 'Named', googleId: 'ChIJ', rating: 4, isGoogle: true }
    await change('PUT', id, { by: admin, body })
    const noun = 'restaurants/popup/toggle'
    await change('PUT', id, { noun, by: owner, body: { lat: 1, lng: 2, status: 'ONLINE' } })
    const after = await readRestaurant(revert(id, 1, owner))
    expect(after).toMatchObject({
      name: 'Green Fork',
      googleId: 'ChIJ',
      rating: 4,
      isGoogle: true,
      status: 'ONLINE',
      onlineUntil: expect.any(String),
    })
  })

  it('never removes the place of a restaurant', async () => {
    const { id, owner } = await storeOwned({ place: null })
    const geoJson = { type: 'Point', coordinates: [2, 1] }
    await change('PUT', id, { by: owner, body: { name: 'Placed', geoJson } })
    expect(await readRestaurant(revert(id, 1, owner))).toMatchObject({
      name: 'Green Fork',
      geoJson,
    })
  })

  it('keeps the place of an ONLINE pop-up that began without one', async () => {
    const { id, owner } = await storeOwned({ status: 'OFFLINE', place: null })
    const noun = 'restaurants/popup/toggle'
    await change('PUT', id, { noun, by: owner, body: { lat: 1, lng: 2, status: 'ONLINE' } })
    await rename(id, owner, 'Named')
    const out = { status: 'ONLINE', geoJson: { type: 'Point', coordinates: [2, 1] } }
    expect(await readRestaurant(revert(id, 1, owner))).toMatchObject({ ...out, name: 'Green Fork' })
    await change('PUT', id, { noun, by: owner, body: { status: 'OFFLINE' } })
    const offline = await readRestaurant(revert(id, 1, owner))
    expect(offline).toMatchObject({ status: 'OFFLINE', geoJson: null })
  })

  it('is refused for an unknown version, to strangers, and on a stale version', async () => {
    const { id, owner } = await storeOwned()
    await rename(id, owner, 'Two')
    expect(await resultOf(revert(id, 3, owner))).toBe('404 not_found')
    expect(await resultOf(revert(id, 0, owner))).toBe('400 invalid')
    expect(await resultOf(revert(id, 'x', owner))).toBe('400 invalid')
    expect(await resultOf(revert(id, 1, owner, 1))).toBe('412 stale_version')
    expect(await resultOf(revert(id, 1, await makePerson()))).toBe('403 forbidden')
    expect(await resultOf(revert(id, 1))).toBe('401 unauthenticated')
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'Two', version: 2 })
  })
})
