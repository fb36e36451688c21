import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import {
  change,
  fetchRestaurant,
  resultOf,
  storeOwned,
  storeRestaurant,
} from '../../../testing/editing.ts'
import { makePerson } from '../../../testing/people.ts'
import { makeInput } from '../../../testing/restaurants.ts'
import { findNearby } from '../../finding/findNearby.ts'
import { saveRestaurants } from '../../saving/saveRestaurants.ts'
import { editRestaurant } from '../editRestaurant.ts'
import { giveRestaurant } from './giveRestaurant.ts'

const now = Date.UTC(2026, 5, 1)
const context = { now, requestId: 'r', ip: '', waitUntil: () => undefined }
const give = (id: string, to: string | null) =>
  giveRestaurant(env.DB, { id, to, actor: null }, context)

/** The database, which runs `meanwhile` just before the first batch. */
function racing(meanwhile: () => Promise<unknown>): D1Database {
  let wasFirst = true
  const batch = async <T>(statements: D1PreparedStatement[]) => {
    if (wasFirst) {
      wasFirst = false
      await meanwhile()
    }
    return env.DB.batch<T>(statements)
  }
  const prepare = (sql: string) => env.DB.prepare(sql)
  return Object.assign(Object.create(env.DB), { prepare, batch })
}

describe('a restaurant that is given to somebody', () => {
  it('refuses edits of strangers, even one that has already begun', async () => {
    const id = await storeRestaurant()
    const [stranger, owner] = [await makePerson(), await makePerson()]
    const caller = { id: stranger.id, email: stranger.email, groups: [], tokenHash: '' }
    // The limit is counted in a separate batch, before the version is written.
    const db = racing(() => give(id, owner.id))
    const edit = editRestaurant(
      { ...env, DB: db },
      { id, onVersions: null },
      { name: 'Mine now' },
      caller,
      null,
      context,
    )
    await expect(edit).rejects.toMatchObject({ code: 'forbidden' })
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'Green Fork', version: 2 })
    const late = change('PUT', id, { by: owner, body: { name: 'Late' }, onVersion: 1 })
    expect(await resultOf(late)).toBe('412 stale_version')
    const body = { name: 'The Green Fork' }
    expect(await resultOf(change('PUT', id, { by: owner, body, onVersion: 2 }))).toBe('200')
  })

  it('keeps its owner when it is deleted at the same moment, without a row in the audit', async () => {
    const { id, owner } = await storeOwned()
    const db = racing(() => change('DELETE', id, { by: owner }))
    const heir = await makePerson()
    const late = giveRestaurant(db, { id, to: heir.id, actor: null }, context)
    await expect(late).rejects.toMatchObject({ code: 'not_found' })
    const whose = env.DB.prepare('SELECT owner_id FROM restaurants WHERE id = ?1').bind(id)
    expect(await whose.first('owner_id')).toBe(owner.id)
    const noted = 'SELECT count(*) AS n FROM audit WHERE subject = ?1'
    expect(await env.DB.prepare(noted).bind(`${heir.id} ${id}`).first('n')).toBe(0)
    await give((await storeOwned()).id, heir.id)
    const given =
      "SELECT count(*) AS n FROM audit WHERE action = 'restaurant_given' AND subject LIKE ?1"
    expect(await env.DB.prepare(given).bind(`${heir.id} %`).first('n')).toBe(1)
  })

  it('has its new version in a search', async () => {
    const place = { lat: 51, lng: 17 }
    const id = await storeRestaurant({ place })
    await give(id, (await makePerson()).id)
    const found = await findNearby(env.DB, { ...place, distanceKm: 1 }, now)
    expect(found.restaurants.map(({ _id, version }) => [_id, version])).toEqual([[id, 2]])
  })

  it('can be changed by imports again once it has no owner, unless a person wrote it', async () => {
    const [mistaken, written] = [await storeRestaurant(), await storeRestaurant()]
    const owner = await makePerson()
    for (const id of [mistaken, written]) await give(id, owner.id)
    await change('PUT', written, { by: owner, body: { name: 'The Green Fork' } })
    for (const id of [mistaken, written]) await give(id, null)
    const brought = [mistaken, written].map((id) => makeInput({ id, name: 'As the map has it' }))
    const stamp = { by: 'import', at: now }
    expect(await saveRestaurants(env.DB, brought, stamp)).toEqual(['changed', 'kept'])
  })
})
