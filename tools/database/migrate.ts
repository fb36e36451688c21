import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Database, query, runBatch } from '../../worker/db/client.ts'

/** The table in which wrangler keeps what it has applied; `wrangler d1 migrations apply` and this file agree. */
const TABLE = sql`CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`
const migrations = sqliteTable('d1_migrations', { name: text('name').notNull() })
/** The separator of statements in drizzle-kit's migrations. */
const BREAK = '--> statement-breakpoint'

/** The database was made by migrations that no longer exist. */
export class OldDatabaseError extends Error {
  constructor() {
    super(
      'This database was made by an earlier Sprig and cannot be brought up to date. Export what you want to keep with ' +
        'that version, delete the folder STATE_DIR (rm -r .wrangler/state) and start again.',
    )
  }
}

/**
 * Applies the missing migrations in order, each in a transaction. Returns their names.
 * @throws OldDatabaseError
 */
export async function migrate(db: Database): Promise<string[]> {
  const missing = await missingMigrations(db)
  for (const name of missing) {
    const statements = readFileSync(new URL(name, migrationsFolder()), 'utf8').split(BREAK)
    await runBatch(db, [
      ...statements.map((statement) => query(db).run(sql.raw(statement))),
      query(db).insert(migrations).values({ name }),
    ])
  }
  return missing
}

/**
 * The names of the missing migrations.
 * @throws OldDatabaseError
 */
export async function missingMigrations(db: Database): Promise<string[]> {
  await query(db).run(TABLE)
  const results = await query(db).select().from(migrations)
  const names = readdirSync(migrationsFolder()).filter((name) => name.endsWith('.sql'))
  if (results.some(({ name }) => !names.includes(name))) throw new OldDatabaseError()
  const applied = new Set(results.map(({ name }) => name))
  return names.filter((name) => !applied.has(name)).sort()
}

function migrationsFolder(): URL {
  return new URL('../../migrations/', import.meta.url)
}
