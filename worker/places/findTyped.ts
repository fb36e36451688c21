import { MAX_SUGGESTIONS } from '../contract/limits.ts'
import { likeliest } from '../contract/places/likeliest.ts'
import { placeLabel } from '../contract/places/placeLabel.ts'
import type { LatLng, Place } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import type { Whereabouts } from './codes/findCode.ts'
import { suggestPlaces } from './suggestPlaces.ts'

interface Typed {
  /** The place of the text, with its name; null unless it is certain. */
  place: (LatLng & { name: string }) | null
  /** Words of dishes, to search for where the visitor looks. */
  words?: string
  /** The places that an uncertain text may mean. */
  didYouMean: Place[]
}

/**
 * The place of a text in the search box when the visitor chose no suggestion: coordinates, a ZIP code, a city or the best
 * matching restaurant; or the words of a dish, if the visitor looks at a map.
 */
export async function findTyped(db: Database, text: string, from: Whereabouts): Promise<Typed> {
  const { places, restaurants, dishes, didYouMean = [] } = await suggestPlaces(db, text, from)
  const meant = likeliest(text, {
    places: places.map((place) => ({
      name: place.name,
      otherNames: Object.values(place.names ?? {}),
      place: pointOf(place, placeLabel(place)),
    })),
    // Without a map no words can be searched, however many restaurants have them in their names.
    restaurants: restaurants
      .slice(0, from.near ? MAX_SUGGESTIONS : 1)
      .map((one) => ({ name: one.name, place: pointOf(one, one.name) })),
    dishes: from.near ? dishes.map(({ dish }) => dish) : [],
  })
  if (meant === undefined) return { place: null, didYouMean }
  if ('words' in meant) return { place: null, words: meant.words, didYouMean: [] }
  return { place: meant.place, didYouMean: [] }
}

const pointOf = ({ lat, lng }: LatLng, name: string) => ({ lat, lng, name })
