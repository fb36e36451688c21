import { type Database, runBatch, type Statement } from '../../db/client.ts'
import { inBatch } from '../../db/statements/prepared.ts'
import { addToIndex, removeFromIndex } from '../derived/indexEntries/store.ts'
import { deriveHours } from '../hours/deriveHours.ts'
import { inParts } from '../inParts.ts'
import { writeCorrections } from './corrections/store.ts'
import type { NextVersion, TimedVersion, WriteStamp } from './nextVersion.ts'
import { insertHistory, upsert, type WholeRow, wholeById, writeMenus } from './store.ts'

const MAX_PER_BATCH = 1000

type Upserted = { id: string }[]

/**
 * Writes versions of restaurants with their history, menus, index and counts, in batches that D1 can take, each one transaction.
 * It leaves a restaurant alone that is no longer at its base version. Returns the ids that were written.
 */
export async function writeVersions(
  db: Database,
  nexts: readonly NextVersion[],
  stamp: WriteStamp,
): Promise<ReadonlySet<string>> {
  const written = new Set<string>()
  // A version has old and new values, menu and words: far more than its restaurant.
  for (const part of inParts(nexts, MAX_PER_BATCH)) {
    const { statements, upsertAt } = statementsFor(db, await withHours(part), stamp)
    const answers = await runBatch(db, statements)
    const ids: Upserted = answers[upsertAt]
    for (const { id } of ids) written.add(id)
  }
  return written
}

/**
 * Writes a version of one restaurant. `first` precedes it in the batch; if that breaks a constraint, nothing is written.
 * Returns the written restaurant, or null when it was no longer at its base version.
 */
export async function writeVersion(
  db: Database,
  next: NextVersion,
  stamp: WriteStamp,
  first: readonly Statement[] = [],
): Promise<WholeRow | null> {
  const { statements, upsertAt } = statementsFor(db, await withHours([next]), stamp)
  const reading = inBatch(wholeById(db), { id: next.restaurant.id })
  const answers = await runBatch(db, [...first, ...statements, reading])
  const ids: Upserted = answers[first.length + upsertAt]
  const rows: WholeRow[] = answers.at(-1)
  return ids.length === 1 ? (rows[0] ?? null) : null
}

async function withHours(nexts: readonly NextVersion[]): Promise<TimedVersion[]> {
  const derived = await deriveHours(nexts.map(({ restaurant }) => restaurant))
  return nexts.map((next, at) => ({ ...next, hours: derived[at] ?? { zone: null, week: null } }))
}

/**
 * The order keeps rows, index and counts consistent: statements before the upsert require the base version, which the upsert
 * replaces; statements after it read the new rows for the index and the counts.
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
    ...removeFromIndex(db, leaving),
    ...insertHistory(db, nexts, stamp),
    ...writeMenus(db, nexts, stamp.at),
    ...writeCorrections(db, nexts, stamp),
  ]
  return {
    statements: [...before, ...upsert(db, nexts, stamp.at), ...addToIndex(db, entering)],
    upsertAt: before.length,
  }
}
