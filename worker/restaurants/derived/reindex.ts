import { type Database, runBatch } from '../../db/client.ts'
import { countDishes } from '../../menus/countDishes.ts'
import { deriveHours } from '../hours/deriveHours.ts'
import { inParts } from '../inParts.ts'
import { toInput } from '../restaurantInput.ts'
import { addToIndex, clearIndex } from './indexEntries/store.ts'
import { mergeWords } from './indexEntries/wordIndex/store.ts'
import { indexedWordsOf } from './indexedWords.ts'
import {
  type NumberedRow,
  readDerivedVersion,
  readRows,
  setDerivedVersion,
  writeCellsAndHours,
  writeMenuCounts,
} from './store.ts'
import { DERIVED_VERSION } from './version.ts'

const ROWS_PER_STEP = 500

/**
 * Rebuilds the word index and every count from `restaurants` and their menus, in steps of 500. Until it ends, searches miss
 * restaurants. Returns the number of restaurants that can be found.
 */
export async function reindex(
  db: Database,
  onStep: (rows: number) => void = () => {},
): Promise<number> {
  await runBatch(db, [setDerivedVersion(db, 0), ...clearIndex(db)])
  let found = 0
  for (let after = 0; ; ) {
    const rows = await readRows(db, after, ROWS_PER_STEP)
    const last = rows.at(-1)
    if (last === undefined) {
      await mergeWords(db)
      await setDerivedVersion(db, DERIVED_VERSION)
      return found
    }
    found += await indexRows(db, rows)
    onStep(rows.length)
    after = last.n
  }
}

/** Skips restaurants that are changed at the same moment: the change indexes them itself. */
async function indexRows(db: Database, rows: readonly NumberedRow[]): Promise<number> {
  let found = 0
  const hours = await deriveHours(rows.map(toInput))
  const derived = rows.map((row, at) => ({ ...derive(row), hours: hours[at] ?? null }))
  for (const part of inParts(derived, ROWS_PER_STEP)) {
    const words = part.flatMap((one) => one.words ?? [])
    const counted = part.flatMap((one) => one.counted ?? [])
    await runBatch(db, [
      writeMenuCounts(db, counted),
      writeCellsAndHours(db, part),
      ...addToIndex(db, words),
    ])
    found += words.length
  }
  return found
}

/** The derived data of a restaurant and its menu. */
function derive(row: NumberedRow) {
  const { id, version, lat, lng, menu, corrections } = row
  const counted = menu === null ? null : { id, version, ...countDishes(menu, corrections) }
  return {
    id,
    version,
    lat,
    lng,
    counted,
    words: indexedWordsOf(toInput(row), counted?.veganNames),
  }
}

/** Reindexes only when the index and the counts have another version or are unfinished; else returns null. */
export async function reindexIfOutdated(
  db: Database,
  onStep?: (rows: number) => void,
): Promise<number | null> {
  if ((await readDerivedVersion(db)) === DERIVED_VERSION) return null
  return reindex(db, onStep)
}
