import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { query } from '../db/client.ts'

// One runtime serves all files: each starts with empty stores.
await reset()
// A file has once met a mail of the file before it.
if (await hasTables()) await reset()
await applyD1Migrations(env.DB, env.MIGRATIONS)

async function hasTables(): Promise<boolean> {
  const known = sql`SELECT 1 FROM sqlite_master WHERE name = 'outbox'`
  return (await query(env.DB).all(known)).length > 0
}
