import { type SQL, sql } from 'drizzle-orm'

/** What a check says of a column that holds one of a few words. */
export function oneOf(column: string, words: readonly string[]): SQL {
  return sql.raw(`${column} IN (${words.map((word) => `'${word}'`).join(', ')})`)
}
