import type { Database } from '../../db/client.ts'
import { inParts } from '../inParts.ts'
import { isRestaurantId } from '../restaurantId.ts'
import type { RestaurantInput } from '../restaurantInput.ts'
import type { NextVersion, WriteStamp } from './nextVersion.ts'
import { planFirst, planNext } from './planVersion.ts'
import { readStored, type StoredRow } from './store.ts'
import { writeVersions } from './writeVersions.ts'

/**
 * The outcome for a restaurant. `kept`: a program may not change it, since a person wrote it or it is deleted; `stale`: somebody
 * else changed it at the same moment.
 */
export type SaveOutcome = 'added' | 'changed' | 'unchanged' | 'kept' | 'stale'

const READ_AT_ONCE = 1000

/**
 * Adds new restaurants and changes known ones (by id) for a program: imports and samples. Returns the outcomes in the order of
 * `restaurants`; when an id is repeated, the last wins.
 */
export async function saveRestaurants(
  db: Database,
  restaurants: readonly RestaurantInput[],
  stamp: WriteStamp,
): Promise<SaveOutcome[]> {
  const outcomes = new Map<string, SaveOutcome>()
  const latest = new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]))
  for (const part of inParts(latest.values(), READ_AT_ONCE)) {
    const stored = await readStored(
      db,
      part.map(({ id }) => id),
    )
    const nexts: NextVersion[] = []
    for (const restaurant of part) {
      const planned = plan(restaurant, stored.get(restaurant.id), stamp)
      if (typeof planned === 'string') outcomes.set(restaurant.id, planned)
      else nexts.push(planned)
    }
    const written = await writeVersions(db, nexts, stamp)
    for (const { restaurant, baseVersion } of nexts) {
      const done = baseVersion === 0 ? 'added' : 'changed'
      outcomes.set(restaurant.id, written.has(restaurant.id) ? done : 'stale')
    }
  }
  return restaurants.map(({ id }) => outcomes.get(id) ?? 'unchanged')
}

function plan(
  restaurant: RestaurantInput,
  stored: StoredRow | undefined,
  stamp: WriteStamp,
): NextVersion | SaveOutcome {
  if (stored === undefined) {
    if (!isRestaurantId(restaurant.id))
      throw new Error(`No restaurant can have the id ${restaurant.id}`)
    return planFirst(restaurant, stamp)
  }
  if (stored.deletedAt !== null || stored.editedAt !== null) return 'kept'
  return planNext(stored, { restaurant }, stamp) ?? 'unchanged'
}
