import type { Database } from '../../db/client.ts'
import { inParts } from '../inParts.ts'
import type { ListingInput } from '../listing.ts'
import { isListingId } from '../listingId.ts'
import { planFirst, planNext } from './planVersion.ts'
import { type NextVersion, readStored, type StoredRow, type WriteStamp } from './store.ts'
import { writeVersions } from './writeVersions.ts'

/**
 * What became of a listing: `kept` belongs to a person (or was deleted) and a program may not touch it; `stale` was
 * changed by somebody else at the same moment.
 */
export type SaveOutcome = 'added' | 'changed' | 'unchanged' | 'kept' | 'stale'

const READ_AT_ONCE = 1000

/**
 * Adds new listings and changes known ones (by id) as a program brings them: imports and samples. Returns the outcomes in
 * the order of `listings`; of one id sent twice the last counts.
 */
export async function saveListings(
  db: Database,
  listings: readonly ListingInput[],
  stamp: WriteStamp,
): Promise<SaveOutcome[]> {
  const outcomes = new Map<string, SaveOutcome>()
  const latest = new Map(listings.map((listing) => [listing.id, listing]))
  for (const part of inParts(latest.values(), READ_AT_ONCE)) {
    const stored = await readStored(
      db,
      part.map(({ id }) => id),
    )
    const nexts: NextVersion[] = []
    for (const listing of part) {
      const planned = plan(listing, stored.get(listing.id), stamp)
      if (typeof planned === 'string') outcomes.set(listing.id, planned)
      else nexts.push(planned)
    }
    const written = await writeVersions(db, nexts, stamp)
    for (const { listing, baseVersion } of nexts) {
      const done = baseVersion === 0 ? 'added' : 'changed'
      outcomes.set(listing.id, written.has(listing.id) ? done : 'stale')
    }
  }
  return listings.map(({ id }) => outcomes.get(id) ?? 'unchanged')
}

function plan(
  listing: ListingInput,
  stored: StoredRow | undefined,
  stamp: WriteStamp,
): NextVersion | SaveOutcome {
  if (stored === undefined) {
    if (!isListingId(listing.id)) throw new Error(`No listing can have the id ${listing.id}`)
    return planFirst(listing, stamp)
  }
  if (stored.deletedAt !== null || stored.editedAt !== null) return 'kept'
  return planNext(stored, { listing }, stamp) ?? 'unchanged'
}
