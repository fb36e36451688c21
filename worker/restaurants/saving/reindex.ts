import type { Database } from '../../db/client.ts'
import { indexedWordsOf } from './listing.ts'
import { toInput } from './saveListings.ts'
import { putIn, takeOutAll } from './shares.ts'
import { placeOnGrid, readRows } from './store.ts'

const ROWS_A_STEP = 1000

/**
 * Builds the word index and every count anew from `restaurants`, in steps of 1000; an export of D1 cannot carry
 * virtual tables. Searches miss what is not yet back. Returns the number of listings that can be found.
 */
export async function reindex(
  db: Database,
  onStep: (rows: number) => void = () => {},
): Promise<number> {
  await db.batch(takeOutAll(db))
  let found = 0
  for (let after = 0; ; ) {
    const rows = await readRows(db, after, ROWS_A_STEP)
    const last = rows.at(-1)
    if (last === undefined) return found
    const words = rows.flatMap((row) => indexedWordsOf(toInput(row)) ?? [])
    if (words.length > 0) await db.batch([placeOnGrid(db, rows), ...putIn(db, words)])
    found += words.length
    onStep(rows.length)
    after = last.n
  }
}
