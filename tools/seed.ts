import { loadGazetteer } from './gazetteer.ts'
import { loadSampleAccounts } from './sample/accounts.ts'
import { type LoadedSamples, loadSamples } from './sample/loadSamples.ts'

export interface Seeded {
  /** Rows of the gazetteer that were loaded now. */
  places: number
  samples: LoadedSamples
  /** Sample accounts that were added. */
  accounts: number
}

/**
 * What a migrated local database needs before the first visit; what is there already is left alone. `pepper` is the
 * Worker's PASSWORD_PEPPER.
 */
export async function seed(
  db: D1Database,
  now = Date.now(),
  pepper = 'development-only-pepper',
): Promise<Seeded> {
  return {
    places: await loadGazetteer(db),
    samples: await loadSamples(db, now),
    accounts: await loadSampleAccounts(db, { pepper }, now),
  }
}
