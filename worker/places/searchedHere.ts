import { plainTyping } from '../contract/places/plainTyping.ts'
import { isSaidByAll } from '../contract/saidByAll.ts'
import type { LatLng, Place } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { nearestPlace } from './gazetteer/around/nearestPlace.ts'
import { toPlace } from './gazetteer/gazetteerPlace.ts'

/** In the site's languages. */
const NEAR_ME =
  /^(?:近く|付近|周辺)の|\s?(?:near ?by|(?:near|around|close to) me|(?:my|current) location|(?:in|bei) (?:meiner|der) nähe|in meiner umgebung|mein standort|(?:près|autour) de moi|à proximité|ma position|cerca de m[ií]|mi ubicación|vicino a me|la mia posizione|(?:perto|próximo) de mim|minha localização|قريبة? مني|بالقرب مني|موقعي|の?(?:近く|付近|周辺)|現在地)$/iu

/** "ramen" of "vegan ramen near me"; null for texts that do not say so. */
export function askedNearMe(text: string): string | null {
  const plain = plainTyping(text)
  const words = plain.replace(NEAR_ME, '')
  if (words === plain) return null
  return words
    .split(/\s+/)
    .filter((word) => !isSaidByAll(word))
    .join(' ')
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
