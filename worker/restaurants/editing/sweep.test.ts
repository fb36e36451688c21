import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../contract/durations.ts'
import { change, resultOf, storeOwned, storeRestaurant } from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'
import { makeInput } from '../../testing/restaurants.ts'
import { saveRestaurants } from '../saving/saveRestaurants.ts'
import { readWhole } from './store.ts'
import { sweepRestaurants } from './sweep.ts'

describe('the sweep', () => {
  it('removes restaurants deleted 30 days ago, and no import adds them again', async () => {
    const mine = await storeOwned({ source: 'member' })
    const imported = await storeOwned({ source: 'osm' })
    const later = await storeOwned({ source: 'member' })
    for (const { id, owner } of [mine, imported, later]) {
      await change('PUT', id, { noun: 'restaurantDetails', by: owner, body: { menu: '# M' } })
      await change('POST', id, { rest: '/reports', by: owner, body: { kind: 'other' } })
      await change('POST', id, { rest: '/confirm', by: owner })
      await env.DB.prepare(
        "INSERT INTO announced_times VALUES (?, 'a', 1, 2, 'UTC', 'Park', 1, 1, NULL)",
      )
        .bind(id)
        .run()
      await change('DELETE', id, { by: owner })
    }
    const now = Date.now()
    await env.DB.prepare('UPDATE restaurants SET deleted_at = ?1 WHERE id IN (?2, ?3)')
      .bind(now - 30 * DAY_MS - 1, mine.id, imported.id)
      .run()
    const admin = await makePerson({ roles: ['admin'] })
    const restore = (id: string) => resultOf(change('POST', id, { rest: '/restore', by: admin }))
    expect(await restore(mine.id)).toBe('404 not_found')
    await sweepRestaurants(env, now)
    await sweepRestaurants(env, now)
    expect(await readWhole(env.DB, mine.id)).toBeNull()
    expect(await readWhole(env.DB, imported.id)).toMatchObject({ name: '', menu: null })
    const stamp = { by: 'import', at: now }
    expect(await saveRestaurants(env.DB, [makeInput({ id: imported.id })], stamp)).toEqual(['kept'])
    expect(await restore(imported.id)).toBe('404 not_found')
    const tables = [
      'restaurant_history',
      'restaurant_confirmations',
      'restaurant_details',
      'reports',
      'announced_times',
    ]
    for (const table of tables) {
      const { results } = await env.DB.prepare(
        `SELECT DISTINCT restaurant_id AS id FROM ${table} WHERE restaurant_id IN (?1, ?2, ?3)`,
      )
        .bind(mine.id, imported.id, later.id)
        .all()
      expect(results, table).toEqual([{ id: later.id }])
    }
    expect(await restore(later.id)).toBe('204')
  })

  it('clears every column of a removed imported restaurant but those that keep it from coming back', async () => {
    const id = await storeRestaurant({
      source: 'osm',
      email: 'owner@example.org',
      cuisine: ['thai'],
    })
    const read = () => env.DB.prepare('SELECT * FROM restaurants WHERE id = ?').bind(id).first()
    const stored = (await read()) ?? {}
    const filled = Object.keys(stored).map((column) => `${column} = coalesce(${column}, 1)`)
    await env.DB.prepare(`UPDATE restaurants SET ${filled.join()}, diet = 'vegan' WHERE id = ?`)
      .bind(id)
      .run()
    await sweepRestaurants(env, Date.now())
    const { n, modified_at, ...left } = (await read()) ?? {}
    const known = Object.entries(left).filter(([, value]) => value !== null)
    expect(Object.fromEntries(known)).toEqual({
      id,
      source: 'osm',
      deleted_at: 0,
      version: 2,
      name: '',
      cuisine: '[]',
      vegan_options: '[]',
      is_google: 0,
      status: 'RESTAURANT',
      diet: 'options',
    })
  })

  it('removes all rows of more deleted restaurants than fit into one sweep', async () => {
    const ids = Array.from({ length: 230 }, (_, at) => `rgone${String(at).padStart(11, '0')}`)
    const restaurants = ids.map((id, at) =>
      makeInput({ id, source: at % 2 === 0 ? 'osm' : 'member' }),
    )
    const now = Date.now()
    await saveRestaurants(env.DB, restaurants, { by: 'import', at: now })
    await env.DB.batch([
      env.DB.prepare("UPDATE restaurants SET deleted_at = ?1 WHERE id LIKE 'rgone%'").bind(
        now - 31 * DAY_MS,
      ),
      env.DB.prepare(
        `INSERT INTO restaurant_details (restaurant_id, menu, modified_at)
        SELECT id, '# M', 1 FROM restaurants WHERE id LIKE 'rgone%'`,
      ),
    ])
    const left = async (table: string, column: string) =>
      env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} LIKE 'rgone%'`).first('n')
    await sweepRestaurants(env, now)
    // Left are 30 with their menus, and the empty rows of imported ones.
    expect(await left('restaurant_details', 'restaurant_id')).toBe(30)
    expect(await left('restaurants', 'id')).toBe(30 + 100)
    await sweepRestaurants(env, now)
    expect(await left('restaurant_details', 'restaurant_id')).toBe(0)
    expect(await left('restaurants', 'id')).toBe(115)
  })

  it('goes on after a failed part, and throws its failure', async () => {
    const { id, owner } = await storeOwned({ source: 'member' })
    await change('DELETE', id, { by: owner })
    const out = await storeRestaurant({ status: 'ONLINE', onlineUntil: Date.now() - 1 })
    await env.DB.prepare(
      `CREATE TRIGGER refuse BEFORE UPDATE ON restaurants WHEN old.id = '${out}'
      BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    ).run()
    await expect(sweepRestaurants(env, Date.now() + 31 * DAY_MS)).rejects.toThrow(
      'Parts of the sweep',
    )
    await env.DB.prepare('DROP TRIGGER refuse').run()
    expect(await readWhole(env.DB, id)).toBeNull()
  })

  it('stores that a pop-up is OFFLINE once its time has ended', async () => {
    const over = { status: 'ONLINE', onlineUntil: Date.now() - 1 } as const
    const [sample, still] = [
      await storeRestaurant(over),
      await storeRestaurant({ ...over, onlineUntil: Date.now() + DAY_MS }),
    ]
    await sweepRestaurants(env, Date.now())
    expect(await readWhole(env.DB, sample)).toMatchObject({
      status: 'OFFLINE',
      onlineUntil: null,
      version: 2,
      editedAt: null,
    })
    expect(await readWhole(env.DB, still)).toMatchObject({ status: 'ONLINE', version: 1 })
    const by = await makePerson()
    const history = await change('GET', sample, { rest: '/history', by })
    expect(await history.json()).toMatchObject({ history: [{ by: 'timer' }] })
  })
})
