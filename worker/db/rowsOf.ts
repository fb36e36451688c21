import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Database, query } from './client.ts'

/**
 * Rows to be inserted by `.select()`, however many: D1 takes at most 100 parameters, and this is one, of 2 MB at most.
 * Each row is as SQLite stores it, by the names of the columns; what it leaves out is null. None is inserted where the
 * condition does not hold.
 */
export function rowsOf<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  rows: readonly Partial<Record<keyof Table['$inferSelect'], unknown>>[],
  // Never left out in the SQL: SQLite would take the ON of an upsert for that of a join.
  condition: SQL = sql`true`,
) {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => [
    key,
    sql.raw(`value ->> '$.${key}'`).as(name),
  ])
  return query(db)
    .select(Object.fromEntries(columns))
    .from(sql`json_each(${JSON.stringify(rows)})`)
    .where(condition)
}
