import type { LatLng } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { openGazetteer } from './gazetteer/gazetteer.ts'

/** Where "02139", "Concord, NH", "Paris, France" or the town of an address is; null when nobody knows. */
export async function findPlace(db: Database, text: string): Promise<LatLng | null> {
  const found = await openGazetteer(db).findIn(text)
  return found === null ? null : { lat: found.place.lat, lng: found.place.lng }
}
