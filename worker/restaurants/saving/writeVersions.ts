import type { Database } from '../../db/client.ts'
import { putIn, takeOut } from '../derived/shares/store.ts'
import {
  insertHistory,
  type NextVersion,
  selectWhole,
  upsert,
  type WholeRow,
  type WriteStamp,
  writeMenus,
} from './store.ts'

/**
 * Writes versions of listings with their history, menus, index and counts as one transaction. A listing that is no longer
 * at its base version is left alone. Returns the ids that were written.
 */
export async function writeVersions(
  db: Database,
  nexts: readonly NextVersion[],
  stamp: WriteStamp,
): Promise<ReadonlySet<string>> {
  if (nexts.length === 0) return new Set()
  const { statements, upsertAt } = statementsFor(db, nexts, stamp)
  const answers = await db.batch<{ id: string }>(statements)
  return new Set(answers[upsertAt]?.results.map(({ id }) => id))
}

/**
 * The same for one listing; `first` goes ahead of it in the batch, and where that breaks a constraint nothing is written.
 * Returns the listing as it then stands, or null when it was no longer at its base version.
 */
export async function writeVersion(
  db: Database,
  next: NextVersion,
  stamp: WriteStamp,
  first: readonly D1PreparedStatement[] = [],
): Promise<WholeRow | null> {
  const { statements, upsertAt } = statementsFor(db, [next], stamp)
  const read = selectWhole(db, next.listing.id)
  const answers = await db.batch<WholeRow>([...first, ...statements, read])
  const isWritten = answers[first.length + upsertAt]?.results.length === 1
  return isWritten ? (answers.at(-1)?.results[0] ?? null) : null
}

/**
 * The order is what keeps rows, index and counts true: whatever stands before the upsert asks for the base version, which
 * the upsert ends, and what enters the index and the counts is read from the rows as they then are.
 */
function statementsFor(
  db: Database,
  nexts: readonly NextVersion[],
  stamp: WriteStamp,
): { statements: D1PreparedStatement[]; upsertAt: number } {
  const known = nexts.filter(({ baseVersion }) => baseVersion > 0)
  const leaving = known.map((next) => ({ id: next.listing.id, version: next.baseVersion }))
  const entering = nexts.flatMap(({ words }) => words ?? [])
  const before = [
    ...takeOut(db, leaving),
    ...insertHistory(db, nexts, stamp),
    ...writeMenus(db, nexts, stamp.at),
  ]
  return {
    statements: [...before, upsert(db, nexts, stamp.at), ...putIn(db, entering)],
    upsertAt: before.length,
  }
}
