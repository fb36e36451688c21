import { type Database, runBatch, type Statement } from '../../db/client.ts'
import { putIn, takeOut } from '../derived/indexEntries/store.ts'
import { deriveHours } from '../hours/deriveHours.ts'
import { inParts } from '../inParts.ts'
import { writeCorrections } from './corrections/store.ts'
import {
  insertHistory,
  type NextVersion,
  selectWhole,
  type TimedVersion,
  upsert,
  type WholeRow,
  type WriteStamp,
  writeMenus,
} from './store.ts'

const MOST_A_BATCH = 1000

type Upserted = Awaited<ReturnType<typeof upsert>>

/**
 * Writes versions of restaurants with their history, menus, index and counts, in batches that D1 can take, each of them one
 * transaction. A restaurant that is no longer at its base version is left alone. Returns the ids that were written.
 */
export async function writeVersions(
  db: Database,
  nexts: readonly NextVersion[],
  stamp: WriteStamp,
): Promise<ReadonlySet<string>> {
  const written = new Set<string>()
  // A version holds before and after, menu and words: far more than the restaurant that it was planned for.
  for (const part of inParts(nexts, MOST_A_BATCH)) {
    const { statements, upsertAt } = statementsFor(db, await withHours(part), stamp)
    const answers = await runBatch(db, statements)
    const ids: Upserted = answers[upsertAt]
    for (const { id } of ids) written.add(id)
  }
  return written
}

/**
 * The same for one restaurant; `first` goes ahead of it in the batch, and where that breaks a constraint nothing is written.
 * Returns the restaurant as it then stands, or null when it was no longer at its base version.
 */
export async function writeVersion(
  db: Database,
  next: NextVersion,
  stamp: WriteStamp,
  first: readonly Statement[] = [],
): Promise<WholeRow | null> {
  const { statements, upsertAt } = statementsFor(db, await withHours([next]), stamp)
  const answers = await runBatch(db, [...first, ...statements, selectWhole(db, next.restaurant.id)])
  const ids: Upserted = answers[first.length + upsertAt]
  const rows: WholeRow[] = answers.at(-1)
  return ids.length === 1 ? (rows[0] ?? null) : null
}

async function withHours(nexts: readonly NextVersion[]): Promise<TimedVersion[]> {
  const derived = await deriveHours(nexts.map(({ restaurant }) => restaurant))
  return nexts.map((next, at) => ({ ...next, hours: derived[at] ?? { zone: null, week: null } }))
}

/**
 * The order is what keeps rows, index and counts true: whatever stands before the upsert asks for the base version, which
 * the upsert ends, and what enters the index and the counts is read from the rows as they then are.
 */
function statementsFor(
  db: Database,
  nexts: readonly TimedVersion[],
  stamp: WriteStamp,
): { statements: Statement[]; upsertAt: number } {
  const known = nexts.filter(({ baseVersion }) => baseVersion > 0)
  const leaving = known.map((next) => ({ id: next.restaurant.id, version: next.baseVersion }))
  const entering = nexts.flatMap(({ words }) => words ?? [])
  const before = [
    ...takeOut(db, leaving),
    ...insertHistory(db, nexts, stamp),
    ...writeMenus(db, nexts, stamp.at),
    ...writeCorrections(db, nexts, stamp),
  ]
  return {
    statements: [...before, upsert(db, nexts, stamp.at), ...putIn(db, entering)],
    upsertAt: before.length,
  }
}
