import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Database, query } from './client.ts'

/**
 * Any number of rows to be inserted by `.select()` as one parameter of at most 2 MB; D1 takes at most 100 parameters.
 * A row holds SQLite's values by the names of the columns; a missing one is null. Without the condition none is inserted.
 */
export function rowsOf<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  rows: readonly Partial<Record<keyof Table['$inferSelect'], unknown>>[],
  // The WHERE must be in the SQL: without it SQLite parses the ON of an upsert as that of a join.
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
