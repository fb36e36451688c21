import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'

/** The columns of a table's primary key, which put its rows in a fixed order. */
export function primaryKeyOf(table: SQLiteTable): SQLiteColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
}

/** SQL: whether a row comes behind the row with these values, in the order of the primary key. */
export function isBehind(table: SQLiteTable, valueIn: (column: SQLiteColumn) => unknown): SQL {
  const key = primaryKeyOf(table)
  const values = key.map((column) => sql`${valueIn(column)}`)
  return sql`(${sql.join(key, sql`, `)}) > (${sql.join(values, sql`, `)})`
}
