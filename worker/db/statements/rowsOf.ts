import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Database, query } from '../client.ts'

/** The rows of a prepared statement: JSON in its placeholder `rows`, as a table j. */
export const ITS_ROWS = sql`json_each(${sql.placeholder('rows')}) j`

/**
 * Any number of rows for an insert by `.select()`, as one parameter of at most 2 MB; D1 takes at most 100 parameters. A row
 * holds SQLite's values by column name; a missing one is null. When the condition is false, no row is inserted.
 */
export function rowsOf<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  rows: readonly Partial<Record<keyof Table['$inferSelect'], unknown>>[],
  condition?: SQL,
) {
  return rowsFrom(query(db), table, JSON.stringify(rows), condition)
}

/** The same from rows as JSON, which a prepared statement has as a placeholder. */
export function rowsFrom(
  db: DrizzleD1Database,
  table: SQLiteTable,
  json: string | Placeholder,
  // Without a WHERE, SQLite parses the ON of an upsert as that of a join.
  condition: SQL = sql`true`,
) {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => [
    key,
    sql.raw(`value ->> '$.${key}'`).as(name),
  ])
  return db.select(Object.fromEntries(columns)).from(sql`json_each(${json})`).where(condition)
}
