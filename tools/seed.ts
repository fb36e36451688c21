import type { Database } from '../worker/db/client.ts'
import { loadGazetteer } from './gazetteer.ts'
import { type LoadedSamples, loadSamples } from './sample/loadSamples.ts'

export interface Seeded {
  /** Rows of the gazetteer that were loaded now. */
  places: number
  samples: LoadedSamples
}

/** What a migrated local database needs before the first visit; what is there already is left alone. */
export async function seed(db: Database, now = Date.now()): Promise<Seeded> {
  return { places: await loadGazetteer(db), samples: await loadSamples(db, now) }
}
