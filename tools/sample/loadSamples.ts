import type { Database } from '../../worker/db/client.ts'
import { saveMenus } from '../../worker/restaurants/saving/saveMenus.ts'
import { saveRestaurants } from '../../worker/restaurants/saving/saveRestaurants.ts'
import { IMPORT } from '../../worker/restaurants/writers.ts'
import { makeSamples } from './makeSamples.ts'

export interface LoadedSamples {
  added: number
  /** Live pop-ups that stay longer now, and places that a newer version of this program describes in another way. */
  changed: number
}

/**
 * Puts the sample places and their menus into the database and lets the live pop-ups stay for some more hours. What a
 * person has edited or deleted stays as it is. `now` in milliseconds since 1970.
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
