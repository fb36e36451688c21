import { readdirSync, readFileSync } from 'node:fs'
import type { Database } from '../worker/db/client.ts'

/** The table in which wrangler keeps what it has applied; `wrangler d1 migrations apply` and this file agree. */
const TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/** Applies the migrations that the database lacks, in order, each whole or not at all. Returns their names. */
export async function migrate(db: Database): Promise<string[]> {
  const missing = await missingMigrations(db)
  const folder = migrationsFolder()
  for (const name of missing) {
    const statements = splitStatements(readFileSync(new URL(name, folder), 'utf8'))
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
  return missing
}

/** The names of the migrations that the database lacks. */
export async function missingMigrations(db: Database): Promise<string[]> {
  await db.prepare(TABLE).run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  return readdirSync(migrationsFolder())
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .sort()
}

function migrationsFolder(): URL {
  return new URL('../migrations/', import.meta.url)
}

/** Statements end at a semicolon outside of quotes, comments and BEGIN … END. */
export function splitStatements(sql: string): string[] {
  const tokens =
    /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\b(?:BEGIN|CASE|END)\b|;|[^'"/;\-\w]+|\w+|./gi
  const statements: string[] = []
  let current = ''
  let depth = 0
  for (const [token] of sql.matchAll(tokens)) {
    if (token.startsWith('--') || token.startsWith('/*')) continue
    if (/^(begin|case)$/i.test(token)) depth++
    if (/^end$/i.test(token)) depth--
    if (token === ';' && depth === 0) {
      statements.push(current.trim())
      current = ''
    } else current += token
  }
  statements.push(current.trim())
  return statements.filter((statement) => statement !== '')
}
