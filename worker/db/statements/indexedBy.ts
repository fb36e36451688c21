import { type Column, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** `INDEXED BY`, which Drizzle lacks: forces this index where the planner might choose another. */
export function indexedBy(table: SQLiteTable, index: string): SQL {
  return sql`${table} INDEXED BY ${sql.raw(index)}`
}

/** Columns to select from `indexedBy`: Drizzle refuses plain columns, as it does not know their table there. */
export function looseColumns<Columns extends Record<string, Column>>(columns: Columns) {
  const loose = Object.entries(columns).map(([key, column]) => [
    key,
    sql`${column}`.mapWith(column),
  ])
  return Object.fromEntries(loose) as { [Key in keyof Columns]: SQL<Value<Columns[Key]>> }
}

type Value<C extends Column> = C['_']['data'] | (C['_']['notNull'] extends true ? never : null)
