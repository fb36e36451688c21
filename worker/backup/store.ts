import { getTableColumns, getTableName, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Database, query } from '../db/client.ts'
import { type CopiedGroup, tablesOf } from '../db/copied.ts'
import { primaryKeyOf } from '../db/primaryKey.ts'

/** The values of a row by column name, as SQLite stores them. */
export type StoredRow = Record<string, unknown>
export interface StoredRows {
  table: string
  rows: StoredRow[]
}

/**
 * The next rows of a group above `after`, with all rows that belong to them, in one batch and so from one state of the database.
 * The group's own table comes first.
 */
export async function readGroup(
  db: Database,
  group: CopiedGroup,
  after: unknown,
  limit: number,
): Promise<StoredRows[]> {
  const { table, order, id, rows } = group
  const above = after === null ? undefined : gt(order, after)
  const owners = query(db).select({ id }).from(table).where(above).orderBy(order).limit(limit)
  const first = query(db).select(stored(table)).from(table).where(above).orderBy(order).limit(limit)
  const others = rows.map((column) =>
    query(db)
      .select(stored(column.table))
      .from(column.table)
      .where(inArray(column, owners))
      .orderBy(...primaryKeyOf(column.table)),
  )
  const [found, ...belonging] = await query(db).batch([first, ...others])
  const tables = tablesOf(group)
  return [found, ...belonging].map((one, at) => ({
    table: getTableName(tables[at] ?? table),
    rows: one,
  }))
}

/** Every column under its own name with SQLite's value, which Drizzle must not turn into JSON or booleans. */
function stored(table: SQLiteTable): Record<string, SQL> {
  const columns = Object.values(getTableColumns(table))
  return Object.fromEntries(columns.map((column) => [column.name, sql`${column}`]))
}

const SUFFIX = '.ndjson.gz'

/** The name of a day's copy in the bucket; the day as in 2026-11-23. */
export function copyName(day: string): string {
  return `${day}${SUFFIX}`
}

export interface KeptCopy {
  day: string
  at: Date
  bytes: number
}

/** All copies, the newest first. R2 lists up to a thousand at once, and there is one a day. */
export async function listCopies(bucket: R2Bucket): Promise<KeptCopy[]> {
  const { objects } = await bucket.list()
  return objects
    .filter(({ key }) => key.endsWith(SUFFIX))
    .map(({ key, uploaded, size }) => ({
      day: key.slice(0, -SUFFIX.length),
      at: uploaded,
      bytes: size,
    }))
    .toSorted((a, b) => b.day.localeCompare(a.day))
}

export async function removeCopies(bucket: R2Bucket, days: readonly string[]): Promise<void> {
  if (days.length > 0) await bucket.delete(days.map(copyName))
}
