import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { getTableName, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS } from '../contract/durations.ts'
import { query } from '../db/client.ts'
import { COPIED, NOT_COPIED, tablesOf } from '../db/copied.ts'
import worker from '../index.ts'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { makePerson } from '../testing/people.ts'
import { brokenDatabase } from '../testing/request.ts'
import { makeInput } from '../testing/restaurants.ts'
import { readCopy } from './readCopy.ts'
import { copyName, listCopies } from './store.ts'

const nightly = (DB = env.DB) =>
  worker.scheduled(createScheduledController({ cron: '47 3 * * *' }), { ...env, DB })
const today = () => new Date().toISOString().slice(0, 10)

/** A fixed clock, so that no day ends in the middle of a test. */
beforeEach(() => {
  vi.setSystemTime(Date.now())
})

afterEach(() => {
  vi.useRealTimers()
})

async function linesOf(day: string): Promise<unknown[]> {
  const file = await env.BACKUPS.get(copyName(day))
  if (file === null) throw new Error('There is no copy')
  const text = await new Response(file.body.pipeThrough(new DecompressionStream('gzip'))).text()
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

it('copies every night what cannot be rebuilt, each page from one state of the database', async () => {
  const many = Array.from({ length: 250 }, (_, n) => makeInput({ id: `r${n}` }))
  await saveRestaurants(env.DB, many, { by: 'import', at: 1 })
  const owner = await makePerson({ owns: ['r7'] })
  await nightly()
  const lines = await linesOf(today())
  expect(lines[0]).toMatchObject({ format: 1 })
  expect(lines.at(-1)).toMatchObject({ rows: { restaurants: 250, users: 1 } })
  const headings = lines.filter((line) => Object.hasOwn(Object(line), 'table'))
  expect(headings.filter((line) => Object(line).table === 'restaurants')).toHaveLength(2)
  expect(JSON.stringify(lines)).toContain(owner.email)
})

it('reads a long history in parts, and leaves versions written meanwhile to the next night', async () => {
  await saveRestaurants(env.DB, [makeInput({ id: 'r1007' })], { by: 'import', at: 1 })
  const addVersions = async (from: number, to: number) => {
    const db = query(env.DB)
    await db.run(sql`INSERT INTO restaurant_history WITH RECURSIVE n(v) AS (
      VALUES (${from}) UNION ALL SELECT v + 1 FROM n WHERE v < ${to}
    ) SELECT 'r1007', v, v, 'import', '{}' FROM n`)
    await db.run(sql`UPDATE restaurants SET version = ${to} WHERE id = 'r1007'`)
  }
  await addVersions(2, 450)
  const histories: string[][] = []
  for await (const text of readCopy(env.DB, 1)) {
    if (!text.startsWith('{"table":"restaurant_history"')) continue
    histories.push(text.trimEnd().split('\n').slice(1))
    if (histories.length === 1) await addVersions(451, 460)
  }
  expect(histories.every((rows) => rows.length <= 200)).toBe(true)
  const versions = histories.flat().map((row) => JSON.parse(row))
  const ofBusy = versions.filter(([id]) => id === 'r1007').map(([, version]) => version)
  expect(ofBusy.at(-1)).toBe(450)
  expect(new Set(ofBusy).size).toBe(ofBusy.length)
  expect(ofBusy.length).toBeGreaterThanOrEqual(449)
})

it('holds no session', async () => {
  await makePerson()
  await nightly()
  expect(JSON.stringify(await linesOf(today()))).not.toContain('token_hash')
})

it('keeps thirty days, and removes nothing when a night fails', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
  await env.BACKUPS.put(copyName(daysAgo(31)), 'old')
  await env.BACKUPS.put(copyName(daysAgo(29)), 'kept')
  await expect(nightly(brokenDatabase())).rejects.toThrow()
  const before = await listCopies(env.BACKUPS)
  expect(before.map(({ day }) => day)).toContain(daysAgo(31))
  await nightly()
  const after = await listCopies(env.BACKUPS)
  expect(after.map(({ day }) => day)).toEqual([today(), daysAgo(29)])
})

it('says of every table whether it is copied, and why not', async () => {
  const tables = await query(env.DB).all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'restaurant_words_%'
      AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'`,
  )
  const copied = COPIED.flatMap(tablesOf).map((table) => getTableName(table))
  const told = [...copied, ...Object.values(NOT_COPIED).flat()]
  expect(told.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})
