/**
 * The second step of `npm run db:generate`: a table whose key is no single number is stored by its key (WITHOUT ROWID), so
 * that a row is written once and not a second time into an index. drizzle-kit cannot say so.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const TABLE = /^CREATE TABLE [\s\S]*?\n\)(?=;)/gm
const IS_NUMBERED = /integer PRIMARY KEY/

/** The SQL of a migration with every table stored by its key that can be. */
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
