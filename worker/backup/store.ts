import { getTableColumns, getTableName, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Database, query } from '../db/client.ts'
import type { CopiedGroup } from '../db/copied.ts'

/** The values of a row by the names of its columns, as SQLite has them. */
export type StoredRow = Record<string, unknown>
export interface StoredRows {
  table: string
  rows: StoredRow[]
}

/**
 * The next rows of a group above `after`, with all that belongs to them, as they stood at one moment: the statements of a batch are
 * one transaction. The table of the group comes first.
 */
export async function readGroup(
  db: Database,
  { table, order, id, rows }: CopiedGroup,
  after: unknown,
  limit: number,
): Promise<StoredRows[]> {
  const above = after === null ? undefined : gt(order, after)
  const owners = query(db).select({ id }).from(table).where(above).orderBy(order).limit(limit)
  const first = query(db).select(stored(table)).from(table).where(above).orderBy(order).limit(limit)
  const others = rows.map((column) =>
    query(db)
      .select(stored(column.table))
      .from(column.table)
      .where(inArray(column, owners))
      .orderBy(...keyOf(column.table)),
  )
  const [found, ...belonging] = await query(db).batch([first, ...others])
  const tables = [table, ...rows.map((column) => column.table)]
  return [found, ...belonging].map((one, at) => ({
    table: getTableName(tables[at] ?? table),
    rows: one,
  }))
}

/** Every column under its own name and as SQLite has it: Drizzle does not read JSON or yes and no out of it. */
function stored(table: SQLiteTable): Record<string, SQL> {
  const columns = Object.values(getTableColumns(table))
  return Object.fromEntries(columns.map((column) => [column.name, sql`${column}`]))
}

function keyOf(table: SQLiteTable): SQLiteColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
}

const SUFFIX = '.ndjson.gz'

/** The name of a day's copy in its bucket; the day as in 2026-11-23. */
export function copyName(day: string): string {
  return `${day}${SUFFIX}`
}

export interface KeptCopy {
  day: string
  at: Date
  bytes: number
}

/** The copies there are, the newest first. R2 lists a thousand at once, and they are one a day. */
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
