import { plainTyping } from '../contract/places/plainTyping.ts'
import { besideSaidByAll, NEAR_ME } from '../contract/saidByAll.ts'
import type { LatLng, Place } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { nearestPlace } from './gazetteer/around/nearestPlace.ts'
import { toPlace } from './gazetteer/gazetteerPlace.ts'

/** "ramen" of "vegan ramen near me"; null for texts that do not say so. */
export function askedNearMe(text: string): string | null {
  const plain = plainTyping(text)
  return NEAR_ME.test(plain) ? besideSaidByAll(plain) : null
}

/** Words to search for at a point, under the name of its town; null far from all towns. */
export async function searchedHere(
  db: Database,
  words: string,
  { lat, lng }: LatLng,
): Promise<Place | null> {
  const town = await nearestPlace(db, { lat, lng })
  if (town === null) return null
  return { ...toPlace({ ...town, zip: null }), lat, lng, ...(words !== '' && { words }) }
}
