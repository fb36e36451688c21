import { applyD1Migrations, env, reset } from 'cloudflare:test'

// One runtime serves all files: each starts with empty stores.
await reset()
await applyD1Migrations(env.DB, env.MIGRATIONS)
