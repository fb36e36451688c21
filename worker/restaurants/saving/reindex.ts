import type { Database } from '../../db/client.ts'
import { readDerivedVersion, setDerivedVersion } from '../derived/store.ts'
import { DERIVED_VERSION } from '../derived/version.ts'
import { indexedWordsOf } from './listing.ts'
import { countMenus, noteCounts } from './menuCounts.ts'
import { toInput } from './saveListings.ts'
import { putIn, takeOutAll } from './shares.ts'
import { placeOnGrid, readRows } from './store.ts'

const ROWS_A_STEP = 500

/**
 * Builds the word index and every count anew from `restaurants` and their menus, in steps of 500; an export of D1 cannot carry
 * virtual tables. Searches miss what is not yet back. Returns the number of listings that can be found.
 */
export async function reindex(
  db: Database,
  onStep: (rows: number) => void = () => {},
): Promise<number> {
  await db.batch([setDerivedVersion(db, 0), ...takeOutAll(db)])
  let found = 0
  for (let after = 0; ; ) {
    const rows = await readRows(db, after, ROWS_A_STEP)
    const last = rows.at(-1)
    if (last === undefined) {
      await setDerivedVersion(db, DERIVED_VERSION).run()
      return found
    }
    const counts = countMenus(rows)
    const words = rows.flatMap((row) => {
      return indexedWordsOf(toInput(row), counts.get(row.id)?.veganNames) ?? []
    })
    if (counts.size > 0) await noteCounts(db, counts).run()
    if (words.length > 0) await db.batch([placeOnGrid(db, rows), ...putIn(db, words)])
    found += words.length
    onStep(rows.length)
    after = last.n
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
