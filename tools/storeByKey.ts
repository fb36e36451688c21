/**
 * The second step of `npm run db:generate`: stores tables without a single-number key by their key (WITHOUT ROWID), so that each
 * row is written once and not also into an index. drizzle-kit cannot do this.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const TABLE = /^CREATE TABLE [\s\S]*?\n\)(?=;)/gm
const IS_NUMBERED = /integer PRIMARY KEY/

/** The SQL of a migration, with every suitable table stored by its key. */
export function storeByKey(sql: string): string {
  return sql.replace(TABLE, (table) => (IS_NUMBERED.test(table) ? table : `${table} WITHOUT ROWID`))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../migrations/', import.meta.url)
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
    const file = new URL(name, folder)
    writeFileSync(file, storeByKey(readFileSync(file, 'utf8')))
  }
}
