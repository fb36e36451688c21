import type { Database } from '../db/client.ts'
import { COPIED, type CopiedGroup } from '../db/copied.ts'
import {
  type BelongingRows,
  type FoundGroup,
  ROWS_PER_CALL,
  readBehind,
  readGroup,
  type StoredRow,
  type StoredRows,
} from './store.ts'

/** The version of the format, so that a later one is not misread. */
export const FORMAT = 1

/**
 * The lines of a copy, each JSON: first `{"format"}`; then for groups of rows `{"table", "columns"}` and a list of values for
 * each row; last `{"rows"}`, the number of rows of each table. A file without the last line is incomplete.
 */
export async function* readCopy(db: Database, at: number): AsyncGenerator<string> {
  const counted: Record<string, number> = {}
  yield line({ format: FORMAT, at: new Date(at).toISOString() })
  for (const group of COPIED) yield* readRows(db, group, counted)
  yield line({ rows: counted })
}

async function* readRows(
  db: Database,
  group: CopiedGroup,
  counted: Record<string, number>,
): AsyncGenerator<string> {
  for (let after: unknown = null; ; ) {
    const found = await readGroup(db, group, after)
    const last = found.owners.rows.at(-1)
    if (last === undefined) return
    yield linesOf(found.owners, counted)
    for (const first of found.belonging) {
      for await (const rows of readAll(db, group, found, first)) {
        yield linesOf({ table: first.table, rows }, counted)
      }
    }
    after = last[group.order.name]
  }
}

/** The first rows and those behind them. The latter are read later, so versions written since then are left to the next copy. */
async function* readAll(
  db: Database,
  group: CopiedGroup,
  { owners }: FoundGroup,
  { column, rows }: BelongingRows,
): AsyncGenerator<StoredRow[]> {
  yield rows
  const ids = owners.rows.map((owner) => owner[group.id.name])
  const isKnown = knownVersions(group, owners.rows, column)
  for (let page = rows; page.length === ROWS_PER_CALL; ) {
    const last = page.at(-1)
    if (last === undefined) return
    page = await readBehind(db, column, ids, last)
    yield page.filter(isKnown)
  }
}

/** Whether a row's version is none later than the owner that was read; true for rows without versions. */
function knownVersions(
  { id, versions }: CopiedGroup,
  owners: readonly StoredRow[],
  column: BelongingRows['column'],
): (row: StoredRow) => boolean {
  if (versions?.of.table !== column.table) return () => true
  const { of, newest } = versions
  const known = new Map(owners.map((owner) => [owner[id.name], Number(owner[newest.name])]))
  return (row) => Number(row[of.name]) <= (known.get(row[column.name]) ?? 0)
}

function linesOf({ table, rows }: StoredRows, counted: Record<string, number>): string {
  counted[table] = (counted[table] ?? 0) + rows.length
  const [first] = rows
  if (first === undefined) return ''
  const heading = line({ table, columns: Object.keys(first) })
  return heading + rows.map((row) => line(Object.values(row))).join('')
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`
