import { env, reset } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import { query } from '../db/client.ts'

/** The table where wrangler records applied migrations. */
const APPLIED = 'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT, applied_at TEXT);'

// One runtime serves all test files, so each file resets the stores first. A hook has a timeout, a top-level `await` has none.
beforeAll(async () => {
  await reset()
  // Work that the previous file left running may create its tables again.
  while (await hasTables()) await reset()
  // In one call, since single statements take three times as long, before each of some 170 files.
  await query(env.DB).run(sql.raw(`${APPLIED}\n${env.MIGRATIONS}`))
})

async function hasTables(): Promise<boolean> {
  const known = sql`SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'`
  return (await query(env.DB).all(known)).length > 0
}
