import { MAX_SUGGESTIONS } from '../contract/limits.ts'
import { formatCoordinates, parseCoordinates } from '../contract/places/coordinates.ts'
import type { LatLng, PlacesAnswer } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { suggestDishes, suggestRestaurants } from '../restaurants/finding/suggest.ts'
import { openGazetteer } from './gazetteer/gazetteer.ts'

/** What the search box offers under a text: places, restaurants and dishes, at most 5 of each, best first. */
export async function suggestPlaces(
  db: Database,
  input: string,
  near: LatLng | null,
): Promise<PlacesAnswer> {
  const point = parseCoordinates(input)
  if (point !== null) {
    const place = { name: formatCoordinates(point), region: '', country: '', ...point }
    return { places: [place], restaurants: [], dishes: [] }
  }
  const [places, restaurants, dishes] = await Promise.all([
    openGazetteer(db).suggest(input, near, MAX_SUGGESTIONS),
    suggestRestaurants(db, input, near ?? undefined),
    suggestDishes(db, input),
  ])
  return { places, restaurants, dishes }
}
