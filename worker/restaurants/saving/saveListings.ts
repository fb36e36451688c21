import type { DishSource } from '../../contract/restaurant.ts'
import type { Database } from '../../db/client.ts'
import { isListingId } from '../listingId.ts'
import { placeOf, type RestaurantRow } from '../record.ts'
import { dateDishes } from './dishes.ts'
import { changesBetween, indexedWordsOf, type ListingInput } from './listing.ts'
import { putIn, takeOut } from './shares.ts'
import {
  type PlannedWrite,
  readStored,
  recordHistory,
  type StoredRow,
  upsert,
  type WriteStamp,
} from './store.ts'

/**
 * What became of a listing: `kept` belongs to a person (or was deleted) and an import may not touch it; `stale` was
 * changed by somebody else at the same moment.
 */
export type SaveOutcome = 'added' | 'changed' | 'unchanged' | 'kept' | 'stale'

/** D1 takes at most 2 MB in one parameter. */
const MAX_ROWS_A_BATCH = 1000
const MAX_BYTES_A_BATCH = 700_000

/**
 * Adds new listings and changes known ones (by id) together with everything that is counted and indexed of them.
 * Each thousand is one transaction. Returns the outcomes in the order of `listings`; of one id sent twice the last counts.
 */
export async function saveListings(
  db: Database,
  listings: readonly ListingInput[],
  stamp: WriteStamp,
): Promise<SaveOutcome[]> {
  const outcomes = new Map<string, SaveOutcome>()
  const latest = new Map(listings.map((listing) => [listing.id, listing]))
  for (const part of inParts([...latest.values()])) {
    const stored = await readStored(
      db,
      part.map((listing) => listing.id),
    )
    const writes: PlannedWrite[] = []
    for (const listing of part) {
      const planned = plan(listing, stored.get(listing.id), stamp)
      if (typeof planned === 'string') outcomes.set(listing.id, planned)
      else writes.push(planned)
    }
    for (const [id, outcome] of await write(db, writes, stamp)) outcomes.set(id, outcome)
  }
  return listings.map((listing) => outcomes.get(listing.id) ?? 'unchanged')
}

function* inParts(listings: readonly ListingInput[]): Generator<ListingInput[]> {
  let part: ListingInput[] = []
  let bytes = 0
  for (const listing of listings) {
    const size = JSON.stringify(listing).length * 2
    if (part.length === MAX_ROWS_A_BATCH || (part.length > 0 && bytes + size > MAX_BYTES_A_BATCH)) {
      yield part
      part = []
      bytes = 0
    }
    part.push(listing)
    bytes += size
  }
  if (part.length > 0) yield part
}

function plan(
  input: ListingInput,
  stored: StoredRow | undefined,
  stamp: WriteStamp,
): PlannedWrite | SaveOutcome {
  const known = stored ? toInput(stored).veganOptions : []
  const origin = { source: sourceOf(input, stamp), at: stamp.at }
  const listing = { ...input, veganOptions: dateDishes(input.veganOptions, known, origin) }
  const words = indexedWordsOf(listing, stored && menuDishesOf(stored))
  if (stored === undefined && !isListingId(listing.id)) {
    throw new Error(`No listing can have the id ${listing.id}`)
  }
  if (stored === undefined) return { listing, baseVersion: 0, changes: null, words }
  if (stored.deleted_at !== null) return 'kept'
  if (stored.edited_at !== null && !stamp.isPersonal) return 'kept'
  const changes = changesBetween(toInput(stored), listing)
  if (Object.keys(changes).length === 0) return 'unchanged'
  return { listing, baseVersion: stored.version, changes, words }
}

/** Who says what dishes a listing has, when nothing else is known of them. */
function sourceOf({ source, ownerId }: ListingInput, { by, isPersonal }: WriteStamp): DishSource {
  if (isPersonal) return ownerId === by ? 'owner' : 'member'
  return source === 'sample' ? 'sample' : 'import'
}

/** The names of the vegan dishes of a stored row's menu. */
export function menuDishesOf({ vegan_dishes }: Pick<StoredRow, 'vegan_dishes'>): string[] {
  return vegan_dishes === null ? [] : JSON.parse(vegan_dishes)
}

/** A stored row in the terms in which it was saved. */
export function toInput(row: RestaurantRow): ListingInput {
  return {
    id: row.id,
    name: row.name,
    cuisine: JSON.parse(row.cuisine),
    place: placeOf(row),
    veganOptions: JSON.parse(row.vegan_options),
    rating: row.rating,
    address: row.address,
    googleId: row.google_id,
    isGoogle: row.is_google === 1,
    status: row.status,
    onlineUntil: row.online_until,
    website: row.website,
    diet: row.diet,
    openingHours: row.opening_hours,
    source: row.source,
  }
}

async function write(
  db: Database,
  writes: readonly PlannedWrite[],
  stamp: WriteStamp,
): Promise<[string, SaveOutcome][]> {
  if (writes.length === 0) return []
  const changing = writes.filter((planned) => planned.baseVersion > 0)
  const words = writes.flatMap((planned) => planned.words ?? [])
  const before = changing.length > 0 ? takeOut(db, changing) : []
  const after = words.length > 0 ? putIn(db, words) : []
  const history = changing.length > 0 ? [recordHistory(db, changing, stamp)] : []
  const answers = await db.batch<{ id: string }>([
    ...before,
    upsert(db, writes, stamp),
    ...after,
    ...history,
  ])
  const written = new Set(answers[before.length]?.results.map((row) => row.id))
  return writes.map(({ listing, baseVersion }) => {
    if (!written.has(listing.id)) return [listing.id, 'stale']
    return [listing.id, baseVersion === 0 ? 'added' : 'changed']
  })
}
