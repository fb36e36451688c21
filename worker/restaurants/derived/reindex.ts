import { type Database, runBatch } from '../../db/client.ts'
import { countDishes } from '../../menus/countDishes.ts'
import { deriveHours } from '../hours/deriveHours.ts'
import { inParts } from '../inParts.ts'
import { toInput } from '../restaurantInput.ts'
import { putIn, takeOutAll } from './indexEntries/store.ts'
import { indexedWordsOf } from './indexedWords.ts'
import {
  type NumberedRow,
  noteCellsAndHours,
  noteCounts,
  readDerivedVersion,
  readRows,
  setDerivedVersion,
} from './store.ts'
import { DERIVED_VERSION } from './version.ts'

const ROWS_A_STEP = 500

/**
 * Builds the word index and every count anew from `restaurants` and their menus, in steps of 500; an export of D1 cannot carry
 * virtual tables. Searches miss what is not yet back. Returns the number of restaurants that can be found.
 */
export async function reindex(
  db: Database,
  onStep: (rows: number) => void = () => {},
): Promise<number> {
  await runBatch(db, [setDerivedVersion(db, 0), ...takeOutAll(db)])
  let found = 0
  for (let after = 0; ; ) {
    const rows = await readRows(db, after, ROWS_A_STEP)
    const last = rows.at(-1)
    if (last === undefined) {
      await setDerivedVersion(db, DERIVED_VERSION)
      return found
    }
    found += await indexRows(db, rows)
    onStep(rows.length)
    after = last.n
  }
}

/** What somebody changes at the same moment is put in by the change itself: here it is passed over. */
async function indexRows(db: Database, rows: readonly NumberedRow[]): Promise<number> {
  let found = 0
  const hours = await deriveHours(rows.map(toInput))
  const derived = rows.map((row, at) => ({ ...derive(row), hours: hours[at] ?? null }))
  for (const part of inParts(derived, ROWS_A_STEP)) {
    const words = part.flatMap((one) => one.words ?? [])
    const counted = part.flatMap((one) => one.counted ?? [])
    await runBatch(db, [noteCounts(db, counted), noteCellsAndHours(db, part), ...putIn(db, words)])
    found += words.length
  }
  return found
}

/** All that is derived from a restaurant and its menu. */
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

/**
 * The same, but only where another version of this program made the index and the counts, or nobody finished them.
 * Returns null where nothing was to be done.
 */
export async function reindexIfOutdated(
  db: Database,
  onStep?: (rows: number) => void,
): Promise<number | null> {
  if ((await readDerivedVersion(db)) === DERIVED_VERSION) return null
  return reindex(db, onStep)
}
