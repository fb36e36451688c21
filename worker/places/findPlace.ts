import type { LatLng } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { openGazetteer } from './gazetteer/gazetteer.ts'

/** Where "02139", "Concord, NH" or "Paris, France" is; null when nobody knows. */
export async function findPlace(db: Database, text: string): Promise<LatLng | null> {
  const place = await openGazetteer(db).find(text)
  return place === null ? null : { lat: place.lat, lng: place.lng }
}
