import { type Column, type SQL, sql } from 'drizzle-orm'

/** Whether a column holds one of these values, however many: D1 takes at most 100 parameters, and this is one. */
export function isListed(column: Column, values: readonly (string | number)[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`
}
