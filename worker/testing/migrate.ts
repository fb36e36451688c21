import { applyD1Migrations, env, reset } from 'cloudflare:test'

// One runtime serves all files: each starts with empty stores.
await reset()
// A file has once met a mail of the file before it.
if (await hasTables()) await reset()
await applyD1Migrations(env.DB, env.MIGRATIONS)

function hasTables(): Promise<unknown> {
  return env.DB.prepare(`SELECT 1 AS one FROM sqlite_master WHERE name = 'outbox'`).first('one')
}
