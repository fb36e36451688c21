import type { Database } from '../../worker/db/client.ts'
import { saveMenus } from '../../worker/restaurants/saving/saveMenus.ts'
import { saveRestaurants } from '../../worker/restaurants/saving/saveRestaurants.ts'
import { IMPORT } from '../../worker/restaurants/writers.ts'
import { makeSamples } from './makeSamples.ts'

export interface LoadedSamples {
  added: number
  /** Pop-ups whose time was extended, and places that a newer version of this program describes differently. */
  changed: number
}

/**
 * Writes the sample places and their menus to the database and extends the time of live pop-ups by some hours. What a person has
 * edited or deleted stays unchanged. `now` in milliseconds since 1970.
 */
export async function loadSamples(db: Database, now: number): Promise<LoadedSamples> {
  const samples = makeSamples(now)
  const stamp = { by: IMPORT, at: now }
  const outcomes = await saveRestaurants(db, samples, stamp)
  const menus = samples.flatMap(({ id, menu }) =>
    menu === null ? [] : [{ restaurantId: id, menu }],
  )
  await saveMenus(db, menus, stamp)
  return {
    added: outcomes.filter((outcome) => outcome === 'added').length,
    changed: outcomes.filter((outcome) => outcome === 'changed').length,
  }
}
