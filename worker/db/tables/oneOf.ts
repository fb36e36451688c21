import { type SQL, sql } from 'drizzle-orm'

/** A CHECK that a column holds one of these words. */
export function oneOf(column: string, words: readonly string[]): SQL {
  return sql.raw(`${column} IN (${words.map((word) => `'${word}'`).join(', ')})`)
}
