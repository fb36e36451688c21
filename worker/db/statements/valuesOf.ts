import { type SQL, sql } from 'drizzle-orm'

/**
 * Rows of numbers as a table q with columns column1, column2, …; D1 bills reads of json_each but not of this. The numbers
 * stand in the statement itself, which may have 100 KB, since D1 binds at most 100 parameters.
 */
export function valuesOf(rows: readonly (readonly number[])[]): SQL {
  return sql.raw(`(VALUES ${rows.map((row) => `(${row.join(', ')})`).join(', ')}) q`)
}
