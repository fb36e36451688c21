import type { Database } from '../../worker/db/client.ts'
import { saveListings } from '../../worker/restaurants/saving/saveListings.ts'
import { makeSamples } from './makeSamples.ts'
import type { SampleListing } from './sampleListing.ts'

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
  const stamp = { by: 'import', at: now, isPersonal: false }
  const outcomes = await saveListings(db, samples, stamp)
  await saveMenus(db, samples, now)
  return {
    added: outcomes.filter((outcome) => outcome === 'added').length,
    changed: outcomes.filter((outcome) => outcome === 'changed').length,
  }
}

/** A menu at version 1 is as it was loaded; with the first edit it belongs to a person. */
async function saveMenus(db: Database, samples: readonly SampleListing[], now: number) {
  const menus = samples.flatMap(({ id, menu }) => (menu === null ? [] : [[id, menu]]))
  await db
    .prepare(
      `INSERT INTO restaurant_details (restaurant_id, menu, modified_at)
      SELECT r.id, j.value ->> 1, ?2
      FROM json_each(?1) j CROSS JOIN restaurants r ON r.id = j.value ->> 0 AND r.deleted_at IS NULL
      WHERE true
      ON CONFLICT (restaurant_id) DO UPDATE
      SET menu = excluded.menu, modified_at = excluded.modified_at
      WHERE restaurant_details.version = 1 AND restaurant_details.menu <> excluded.menu`,
    )
    .bind(JSON.stringify(menus), now)
    .run()
}
