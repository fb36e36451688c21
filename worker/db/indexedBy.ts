import { type Column, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A table to read from by one of its indexes, where the planner might take another. Drizzle has no word for it. */
export function indexedBy(table: SQLiteTable, index: string): SQL {
  return sql`${table} INDEXED BY ${sql.raw(index)}`
}

/** Columns to be selected from it: Drizzle looks for the table of a plain column among those that it knows by name. */
export function looseColumns<Columns extends Record<string, Column>>(columns: Columns) {
  const loose = Object.entries(columns).map(([key, column]) => [
    key,
    sql`${column}`.mapWith(column),
  ])
  return Object.fromEntries(loose) as { [Key in keyof Columns]: SQL<Value<Columns[Key]>> }
}

type Value<C extends Column> = C['_']['data'] | (C['_']['notNull'] extends true ? never : null)
