import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import {
  change,
  fetchRestaurant,
  resultOf,
  storeOwned,
  storeRestaurant,
} from '../../testing/editing.ts'
import { makePerson } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { reindex } from '../derived/reindex.ts'
import { readHistory } from '../editing/history/store.ts'
import { saveMenus } from './saveMenus.ts'

const noun = 'restaurantDetails'
const stamp = { by: 'import', at: 5_000 }
const bring = (restaurantId: string, menu: string) =>
  saveMenus(env.DB, [{ restaurantId, menu }], stamp)

async function menuOf(id: string) {
  const response = await request(`/api/${noun}/${id}`)
  const { menu } = await response.json<{ menu: string }>()
  return { menu, etag: response.headers.get('etag') }
}

/** The database, which runs `meanwhile` just before the next batch. */
function racing(meanwhile: () => Promise<unknown>) {
  let wasFirst = true
  return {
    prepare: (sql: string) => env.DB.prepare(sql),
    batch: async <T>(statements: D1PreparedStatement[]) => {
      if (wasFirst) await meanwhile()
      wasFirst = false
      return env.DB.batch<T>(statements)
    },
  }
}

describe('a menu from a program', () => {
  it('is a new version of its restaurant, with history from the second menu on, and can be reverted', async () => {
    const { id, owner } = await storeOwned()
    await bring(id, '- Pho $9')
    await bring(id, '- Pho $9')
    expect(await menuOf(id)).toEqual({ menu: '- Pho $9', etag: '"2"' })
    await bring(id, '- Bao $8')
    expect(await menuOf(id)).toEqual({ menu: '- Bao $8', etag: '"3"' })
    expect(await readHistory(env.DB, id)).toEqual([
      { version: 3, at: 5000, by: 'import', changes: { menu: ['- Pho $9', '- Bao $8'] } },
    ])
    const body = { menu: '# Mine' }
    const late = change('PUT', id, { noun, by: owner, body, onVersion: 2 })
    expect(await resultOf(late)).toBe('412 stale_version')
    await change('POST', id, { rest: '/history/2/revert', by: owner })
    expect(await menuOf(id)).toEqual({ menu: '- Pho $9', etag: '"4"' })
  })

  it('replaces no menu of a person, not even one written meanwhile', async () => {
    const { id, owner } = await storeOwned()
    const write = (menu: string) => change('PUT', id, { noun, by: owner, body: { menu } })
    await bring(id, '- Pho $9')
    const db = racing(() => write('# Mine'))
    await saveMenus(db, [{ restaurantId: id, menu: '- Bao $8' }], stamp)
    expect(await menuOf(id)).toEqual({ menu: '# Mine', etag: '"3"' })
    await bring(id, '- Bao $8')
    expect(await menuOf(id)).toEqual({ menu: '# Mine', etag: '"3"' })
  })

  it("stays the program's when other fields of its restaurant are reverted", async () => {
    const { id, owner } = await storeOwned()
    await bring(id, '- Pho $9')
    await change('PUT', id, { by: owner, body: { name: 'Other' } })
    await change('POST', id, { rest: '/history/2/revert', by: owner })
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'Green Fork', version: 4 })
    await bring(id, '- Bao $8')
    expect(await menuOf(id)).toEqual({ menu: '- Bao $8', etag: '"5"' })
  })

  it('does not make an edited restaurant the program’s again, and skips a deleted one', async () => {
    const id = await storeRestaurant()
    await change('PUT', id, { by: await makePerson(), body: { name: 'Named' } })
    const edited = () =>
      env.DB.prepare('SELECT edited_at FROM restaurants WHERE id = ?1').bind(id).first('edited_at')
    const before = await edited()
    await bring(id, '- Pho $9')
    expect(await edited()).toBe(before)
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'Named', version: 3 })
    await change('DELETE', id, { by: await makePerson({ roles: ['admin'] }) })
    await saveMenus(env.DB, [{ restaurantId: id, menu: '- Bao' }], stamp)
    await bring('rnothing00000000', '- Bao')
    const [last] = await readHistory(env.DB, id)
    expect(last?.changes).toEqual({ deletedAt: [null, expect.any(Number)] })
  })
})

describe('reindexing', () => {
  it('skips restaurants written between its read and its batch', async () => {
    const { id, owner } = await storeOwned({ place: { lat: -33, lng: 18 } })
    await bring(id, '- Chana Masala $9')
    const geoJson = { type: 'Point', coordinates: [18.5, -33.5] }
    const menu = '- Bibimbap with tofu $9\n- Kimchi pancake $7\n- Beef $3'
    let batches = 0
    const step = racing(async () => {})
    const db = {
      ...step,
      batch: async <T>(statements: D1PreparedStatement[]) => {
        batches += 1
        if (batches === 2) {
          await change('PUT', id, { by: owner, body: { name: 'Moved', geoJson } })
          await change('PUT', id, { noun, by: owner, body: { menu } })
        }
        return env.DB.batch<T>(statements)
      },
    }
    const counted = () =>
      env.DB.prepare(
        `SELECT d.dish_count, r.cell FROM restaurants r
        JOIN restaurant_details d ON d.restaurant_id = r.id WHERE r.id = ?1`,
      )
        .bind(id)
        .first()
    await reindex(db)
    const after = await counted()
    await reindex(env.DB)
    expect(after).toEqual(await counted())
    expect(after).toMatchObject({ dish_count: 3 })
  })
})
