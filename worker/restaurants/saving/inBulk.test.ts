import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { makeInput } from '../../testing/restaurants.ts'
import { reindex } from '../derived/reindex.ts'
import { saveMenus } from './saveMenus.ts'
import { saveRestaurants } from './saveRestaurants.ts'

/** D1's limit for one parameter. */
const MAX_BYTES = 2_000_000

/** The database, recording the bytes of its longest parameter. */
function measuring() {
  let longest = 0
  const measure = (statement: D1PreparedStatement): D1PreparedStatement => {
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => {
      for (const value of values) {
        if (typeof value !== 'string') continue
        longest = Math.max(longest, new TextEncoder().encode(value).length)
      }
      return bind(...values)
    }
    return statement
  }
  const db = {
    prepare: (sql: string) => measure(env.DB.prepare(sql)),
    batch: <T>(statements: D1PreparedStatement[]) => env.DB.batch<T>(statements),
  }
  return { db, longest: () => longest }
}

it('no parameter of an import or a reindex is longer than D1 takes', async () => {
  const { db, longest } = measuring()
  const import1 = { by: 'import', at: 1 }
  // Three bytes per letter, and the highest number of dishes that are counted.
  const dishes = Array.from(
    { length: 30 },
    (_, i) => '菜'.repeat(75) + String.fromCodePoint(0x4e00 + i),
  )
  const menu = `# Vegan\n\n${dishes.map((dish) => `- ${dish} $9`).join('\n')}`
  const ids = Array.from({ length: 400 }, (_, i) => `osm-node-${i + 1}`)
  await saveRestaurants(
    db,
    ids.map((id) => makeInput({ id })),
    import1,
  )
  await saveMenus(
    db,
    ids.map((restaurantId) => ({ restaurantId, menu })),
    import1,
  )
  const renamed = ids.map((id) => makeInput({ id, name: 'Another' }))
  const outcomes = await saveRestaurants(db, renamed, { by: 'import', at: 2 })
  expect(new Set(outcomes)).toEqual(new Set(['changed']))
  expect(await reindex(db)).toBe(ids.length)
  const named = 'SELECT json_array_length(vegan_dishes) AS n FROM restaurant_details LIMIT 1'
  expect(await env.DB.prepare(named).first('n')).toBe(30)
  expect(longest()).toBeLessThan(MAX_BYTES)
})
