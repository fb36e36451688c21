import {
  and,
  getTableColumns,
  getTableName,
  gt,
  inArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Database, query } from '../db/client.ts'
import type { CopiedGroup } from '../db/copied.ts'
import { isBehind, primaryKeyOf } from '../db/primaryKey.ts'

/** The values of a row by column name, as SQLite stores them. */
export type StoredRow = Record<string, unknown>

/**
 * Few enough for a Worker's memory: a row of a history has the menu before and after, at most 64 KiB. A million restaurants take
 * 5,000 calls, and more where histories are long.
 */
export const ROWS_PER_CALL = 200

export interface StoredRows {
  table: string
  rows: StoredRow[]
}

/** Rows of a table with the column that refers to their owners. */
export interface BelongingRows extends StoredRows {
  column: SQLiteColumn
}

export interface FoundGroup {
  owners: StoredRows
  /** The first rows of each table that belong to the owners, at most ROWS_PER_CALL. */
  belonging: BelongingRows[]
}

/**
 * The next rows of a group above `after`, with the first rows that belong to them, in one batch and so from one state of the
 * database.
 */
export async function readGroup(
  db: Database,
  { table, order, id, rows }: CopiedGroup,
  after: unknown,
): Promise<FoundGroup> {
  const above = after === null ? undefined : gt(order, after)
  const next = (columns: Record<string, SQLiteColumn | SQL>) =>
    query(db).select(columns).from(table).where(above).orderBy(order).limit(ROWS_PER_CALL)
  const first = rows.map((column) => belongingTo(db, column, next({ id })))
  const [owners, ...belonging] = await query(db).batch([next(stored(table)), ...first])
  return {
    owners: { table: getTableName(table), rows: owners },
    belonging: rows.map((column, at) => ({
      table: getTableName(column.table),
      column,
      rows: belonging[at] ?? [],
    })),
  }
}

/** The next rows behind `last` that belong to the owners with these ids. */
export async function readBehind(
  db: Database,
  column: SQLiteColumn,
  ids: readonly unknown[],
  last: StoredRow,
): Promise<StoredRow[]> {
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const behind = isBehind(column.table, ({ name }) => last[name])
  return belongingTo(db, column, wanted, behind)
}

function belongingTo(db: Database, column: SQLiteColumn, ids: SQLWrapper, behind?: SQL) {
  return query(db)
    .select(stored(column.table))
    .from(column.table)
    .where(and(inArray(column, ids), behind))
    .orderBy(...primaryKeyOf(column.table))
    .limit(ROWS_PER_CALL)
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

interface KeptCopy {
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
