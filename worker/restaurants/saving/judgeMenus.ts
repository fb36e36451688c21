import type { Database } from '../../db/client.ts'
import { indexedWordsOf } from './listing.ts'
import { countMenus, noteCounts } from './menuCounts.ts'
import { toInput } from './saveListings.ts'
import { putIn, takeOut } from './shares.ts'
import { readMenus, readStored } from './store.ts'

const LISTINGS_A_STEP = 100

/** Counts the dishes of menus that a program wrote, and puts the vegan ones into the index, so that a search finds them. */
export async function judgeMenus(db: Database, ids: readonly string[]): Promise<void> {
  for (let i = 0; i < ids.length; i += LISTINGS_A_STEP) {
    await judgeSome(db, ids.slice(i, i + LISTINGS_A_STEP))
  }
}

async function judgeSome(db: Database, ids: readonly string[]): Promise<void> {
  const counts = countMenus(await readMenus(db, ids))
  const rows = [...(await readStored(db, ids)).values()]
  const planned = rows.map((row) => {
    const listing = toInput(row)
    const words = indexedWordsOf(listing, counts.get(row.id)?.veganNames)
    return { listing, baseVersion: row.version, changes: null, words }
  })
  const words = planned.flatMap((one) => one.words ?? [])
  // A listing that somebody changed meanwhile keeps its share: it is neither taken out nor put in a second time.
  await db.batch([
    noteCounts(db, counts),
    ...takeOut(db, planned),
    ...(words.length > 0 ? putIn(db, words) : []),
  ])
}
