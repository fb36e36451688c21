import type { Database } from '../../db/client.ts'
import { dateDishes } from './dishes.ts'
import { changesBetween, indexedWordsOf, type ListingInput } from './listing.ts'
import { putIn } from './shares.ts'
import { upsert, type WriteStamp } from './store.ts'
import { insertFirstHistory, selectWhole, type WholeRow } from './wholeStore.ts'

/** What a new listing is compared with, so that its first entry tells what it came with. */
const NOTHING: ListingInput = {
  id: '',
  name: '',
  cuisine: [],
  place: null,
  veganOptions: [],
  rating: null,
  address: null,
  googleId: null,
  isGoogle: false,
  status: 'RESTAURANT',
  onlineUntil: null,
  website: null,
  diet: 'options',
  openingHours: null,
  source: 'member',
}

/**
 * Adds one listing of a person with its history, index and counts. `alongside` goes first in the same batch: where it
 * breaks a constraint, nothing is added.
 */
export async function addListing(
  db: Database,
  input: ListingInput,
  stamp: WriteStamp,
  alongside: readonly D1PreparedStatement[],
): Promise<WholeRow> {
  const origin = { source: 'owner', at: stamp.at } as const
  const listing = { ...input, veganOptions: dateDishes(input.veganOptions, [], origin) }
  const words = indexedWordsOf(listing)
  const changes = changesBetween(NOTHING, listing)
  const planned = { listing, baseVersion: 0, changes, words }
  const answers = await db.batch<WholeRow>([
    ...alongside,
    upsert(db, [planned], stamp),
    insertFirstHistory(db, planned, stamp),
    ...(words === null ? [] : putIn(db, [words])),
    selectWhole(db, listing.id),
  ])
  const row = answers.at(-1)?.results[0]
  if (row === undefined) throw new Error('A new listing was not written')
  return row
}
