import { type SQL, sql } from 'drizzle-orm'

/**
 * Rows of numbers as a table q with columns column1, column2, …; D1 bills nothing for it, as it does for json_each.
 * The numbers are written into the statement, which holds 100 KB, for D1 binds at most 100.
 */
export function valuesOf(rows: readonly (readonly number[])[]): SQL {
  return sql.raw(`(VALUES ${rows.map((row) => `(${row.join(', ')})`).join(', ')}) q`)
}
