import type { LatLng } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { findCode, isCode } from './codes/findCode.ts'
import { openGazetteer } from './gazetteer/gazetteer.ts'

/**
 * The place of "02139", "Concord, NH", "Paris, France" or of the town of an address; null when unknown. `country` is the
 * visitor's and decides between equal postal codes.
 */
export async function findPlace(
  db: Database,
  text: string,
  country: string | null = null,
): Promise<LatLng | null> {
  if (isCode(text)) {
    const { sure, others } = await findCode(db, text, { near: null, country })
    const place = sure[0] ?? others[0]
    return place === undefined ? null : { lat: place.lat, lng: place.lng }
  }
  const found = await openGazetteer(db).findIn(text)
  return found === null ? null : { lat: found.place.lat, lng: found.place.lng }
}
