import type { Database } from '../../worker/db/client.ts'
import { loadGazetteer } from '../gazetteer.ts'
import { loadSampleAccounts } from '../sample/accounts.ts'
import { type LoadedSamples, loadSamples } from '../sample/loadSamples.ts'

export interface Seeded {
  /** The number of loaded rows of the gazetteer. */
  places: number
  samples: LoadedSamples
  /** Sample accounts that were added. */
  accounts: number
}

/**
 * Fills a migrated local database before the first visit; existing rows are not changed. `pepper` is the Worker's
 * PASSWORD_PEPPER.
 */
export async function seed(
  db: Database,
  now = Date.now(),
  pepper = 'development-only-pepper',
): Promise<Seeded> {
  return {
    places: await loadGazetteer(db),
    samples: await loadSamples(db, now),
    accounts: await loadSampleAccounts(db, { pepper }, now),
  }
}
