import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { DIETS, STATUSES } from '../../contract/diet.ts'
import { readDerived } from '../../testing/derived.ts'
import { change, resultOf } from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'
import { makeInput, makeRandom } from '../../testing/restaurants.ts'
import { reindex } from '../derived/reindex.ts'
import { findNearby } from '../finding/findNearby.ts'
import { cellOf, LEVELS } from '../grid/cells.ts'
import type { RestaurantInput } from '../restaurantInput.ts'
import { saveRestaurants } from './saveRestaurants.ts'

const IMPORT = { by: 'import', at: 1_000 }
const random = makeRandom(9)

function randomRestaurant(id: string): RestaurantInput {
  const dishes = ['Pad Thai', 'Crème brûlée', 'Falafel', 'Pho'].filter(() => random() < 0.4)
  return makeInput({
    id,
    cuisine: ['thai', 'pizza', 'vegan', 'coffee-shop'].filter(() => random() < 0.4),
    place: random() < 0.1 ? null : { lat: (random() - 0.5) * 180, lng: (random() - 0.5) * 360 },
    diet: DIETS[Math.floor(random() * 4)] ?? 'vegan',
    status: STATUSES[Math.floor(random() * 3)] ?? 'ONLINE',
    veganOptions: dishes.map((option, index) => ({ option, description: '', index })),
  })
}

function recount(restaurants: Iterable<RestaurantInput>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { place, diet, status } of restaurants) {
    if (place === null) continue
    const cell = cellOf(place)
    for (const level of LEVELS) {
      const y = Math.floor(cell / 2 ** 16) >> (16 - level)
      const x = (cell % 2 ** 16) >> (16 - level)
      const key = `${level} ${y} ${x} ${diet}${status === 'OFFLINE' ? 'Offline' : ''}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}

describe('saveRestaurants', () => {
  it('keeps every count equal to a recount through random saves', async () => {
    const now = new Map<string, RestaurantInput>()
    for (let round = 0; round < 12; round += 1) {
      const part = Array.from({ length: 40 }, () =>
        randomRestaurant(`osm-node-${Math.floor(random() * 120)}`),
      )
      await saveRestaurants(env.DB, part, IMPORT)
      for (const restaurant of part) now.set(restaurant.id, restaurant)
    }
    const derived = await readDerived()
    const counts = new Map<string, number>()
    for (const cell of derived.inCells) {
      for (const kind of DIETS.flatMap((diet) => [diet, `${diet}Offline`] as const)) {
        if (cell[kind] !== 0) counts.set(`${cell.level} ${cell.y} ${cell.x} ${kind}`, cell[kind])
      }
    }
    expect(counts).toEqual(recount(now.values()))
    const found = await reindex(env.DB)
    expect(found).toBe([...now.values()].filter((restaurant) => restaurant.place !== null).length)
    expect(await readDerived()).toEqual(derived)
  })

  it('adds once, then changes nothing, then writes only changes with their history', async () => {
    const one = makeInput({ id: 'osm-node-900' })
    const two = makeInput({ id: 'osm-node-901' })
    expect(await saveRestaurants(env.DB, [one, two], IMPORT)).toEqual(['added', 'added'])
    expect(await saveRestaurants(env.DB, [one, two], IMPORT)).toEqual(['unchanged', 'unchanged'])
    const renamed = { ...two, name: 'New name' }
    expect(await saveRestaurants(env.DB, [one, renamed], IMPORT)).toEqual(['unchanged', 'changed'])
    const { results } = await env.DB.prepare(
      "SELECT * FROM restaurant_history WHERE restaurant_id IN ('osm-node-900', 'osm-node-901')",
    ).all()
    expect(results).toEqual([
      {
        restaurant_id: 'osm-node-901',
        version: 2,
        at: 1000,
        by: 'import',
        changes: '{"name":["Green Fork","New name"]}',
      },
    ])
  })

  it('does not change restaurants that a person edited or deleted', async () => {
    const restaurant = makeInput({ id: 'osm-node-910' })
    await saveRestaurants(env.DB, [restaurant], IMPORT)
    const by = await makePerson()
    const body = { name: 'Mine' }
    expect(await resultOf(change('PUT', restaurant.id, { by, body }))).toBe('200')
    expect(await saveRestaurants(env.DB, [{ ...restaurant, name: 'Theirs' }], IMPORT)).toEqual([
      'kept',
    ])
    await change('DELETE', restaurant.id, { by: await makePerson({ roles: ['admin'] }) })
    expect(await saveRestaurants(env.DB, [restaurant], IMPORT)).toEqual(['kept'])
    const row = await env.DB.prepare(
      "SELECT name, version FROM restaurants WHERE id = 'osm-node-910'",
    ).first()
    expect(row).toEqual({ name: 'Mine', version: 3 })
  })

  it('does not overwrite a version it has not read', async () => {
    const restaurant = makeInput({ id: 'osm-node-920' })
    await saveRestaurants(env.DB, [restaurant], IMPORT)
    const racing = {
      prepare: (sql: string) => env.DB.prepare(sql),
      batch: async <T>(statements: D1PreparedStatement[]) => {
        await env.DB.prepare("UPDATE restaurants SET version = 7 WHERE id = 'osm-node-920'").run()
        return env.DB.batch<T>(statements)
      },
    }
    const before = await readDerived()
    expect(await saveRestaurants(racing, [{ ...restaurant, name: 'Late' }], IMPORT)).toEqual([
      'stale',
    ])
    expect(await readDerived()).toEqual(before)
  })

  it('leaves no half version when a batch fails, and the next import writes the rest', async () => {
    const ids = Array.from({ length: 600 }, (_, i) => `osm-node-${2000 + i}`)
    const bring = (name: string, db: Pick<D1Database, 'prepare' | 'batch'> = env.DB) =>
      saveRestaurants(
        db,
        ids.map((id) => makeInput({ id, name, cuisine: [name.toLowerCase()] })),
        IMPORT,
      )
    await bring('Old')
    // Other tests wrote rows without indexing them.
    await reindex(env.DB)
    let batches = 0
    const failing = bring('New', {
      prepare: (sql: string) => env.DB.prepare(sql),
      batch: async <T>(statements: D1PreparedStatement[]) => {
        batches += 1
        if (batches === 2) throw new Error('D1 is away')
        return env.DB.batch<T>(statements)
      },
    })
    await expect(failing).rejects.toThrow('D1 is away')
    const countOf = (rest: string) =>
      env.DB.prepare(`SELECT count(*) AS n FROM restaurants r ${rest}`).first<number>('n')
    const written = (await countOf("WHERE name = 'New' AND version = 2")) ?? 0
    expect(written).toBeGreaterThan(0)
    expect(written).toBeLessThan(ids.length)
    const withHistory = `JOIN restaurant_history h ON h.restaurant_id = r.id AND h.version = 2`
    expect(await countOf(`${withHistory} WHERE r.name = 'New'`)).toBe(written)
    expect(await countOf(`${withHistory} WHERE r.name = 'Old'`)).toBe(0)
    const between = await readDerived()
    await reindex(env.DB)
    expect(await readDerived()).toEqual(between)
    const outcomes = await bring('New')
    expect(outcomes.filter((outcome) => outcome === 'unchanged')).toHaveLength(written)
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(600 - written)
    const after = await readDerived()
    await reindex(env.DB)
    expect(await readDerived()).toEqual(after)
  })

  it('finds a moved restaurant only where it is now', async () => {
    const restaurant = makeInput({ id: 'osm-node-930', place: { lat: 10, lng: 10 } })
    await saveRestaurants(env.DB, [restaurant], IMPORT)
    await saveRestaurants(env.DB, [{ ...restaurant, place: { lat: -10, lng: 10 } }], IMPORT)
    const near = (lat: number) => findNearby(env.DB, { lat, lng: 10, distanceKm: 1 }, 0)
    expect((await near(10)).total).toBe(0)
    expect((await near(-10)).restaurants.map((one) => one._id)).toEqual(['osm-node-930'])
  })
})
