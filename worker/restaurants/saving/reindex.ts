import type { Database } from '../../db/client.ts'
import { cellOf } from '../cells.ts'
import { placeOf, type RestaurantRow, ROW_COLUMNS } from '../record.ts'
import { indexedWordsOf } from './listing.ts'
import { toInput } from './saveListings.ts'
import { putIn } from './store.ts'

const ROWS_A_STEP = 1000

/**
 * Builds the word index and every count anew from `restaurants`, in steps of 1000; an export of D1 cannot carry
 * virtual tables. Searches miss what is not yet back. Returns the number of listings that can be found.
 */
export async function reindex(
  db: Database,
  onStep: (rows: number) => void = () => {},
): Promise<number> {
  await db.batch(
    ['restaurant_words', 'restaurant_counts', 'cuisine_counts', 'dish_counts'].map((table) =>
      db.prepare(`DELETE FROM ${table}`),
    ),
  )
  let found = 0
  for (let after = 0; ; ) {
    const { results } = await db
      .prepare(
        `SELECT r.n, ${ROW_COLUMNS} FROM restaurants r
        WHERE r.n > ?1 AND r.deleted_at IS NULL ORDER BY r.n LIMIT ${ROWS_A_STEP}`,
      )
      .bind(after)
      .all<RestaurantRow & { n: number }>()
    const last = results.at(-1)
    if (last === undefined) return found
    const words = results.flatMap((row) => indexedWordsOf(toInput(row)) ?? [])
    if (words.length > 0) await db.batch([placeOnGrid(db, results), ...putIn(db, words)])
    found += words.length
    onStep(results.length)
    after = last.n
  }
}

/** The cell follows from the place; a change of the grid reaches stored rows here. */
function placeOnGrid(db: Database, rows: readonly RestaurantRow[]): D1PreparedStatement {
  const cells = rows.flatMap((row) => {
    const place = placeOf(row)
    return place === null ? [] : [[row.id, cellOf(place)]]
  })
  return db
    .prepare(
      `UPDATE restaurants SET cell = j.value ->> 1 FROM json_each(?1) j
      WHERE restaurants.id = j.value ->> 0 AND cell IS NOT j.value ->> 1`,
    )
    .bind(JSON.stringify(cells))
}
