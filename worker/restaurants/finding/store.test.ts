import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { readTogether } from './store.ts'

it('takes the rows of a search as D1 gives them', async () => {
  const row = { n: 1, lat: 1.5, lng: 2.5, document: '{}' }
  const batch = async (statements: readonly unknown[]) => statements.map(() => ({ results: [row] }))
  const db = { prepare: (sql: string) => env.DB.prepare(sql), batch } as unknown as Database
  const counting = { cells: [], match: 'b', limit: 1 }
  const { found, points } = await readTogether(db, { match: 'a', limit: 1 }, counting)
  expect(found[0]).toBe(row)
  expect(points[0]).toBe(row)
})
