import { placeLabel } from '../contract/places/placeLabel.ts'
import type { LatLng, Place } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import type { Whereabouts } from './codes/findCode.ts'
import { suggestPlaces } from './suggestPlaces.ts'

export interface Typed {
  /** The place of the text, with its name; null unless it is certain. */
  place: (LatLng & { name: string }) | null
  /** The places that an uncertain text may mean. */
  didYouMean: Place[]
}

/**
 * The place of a text in the search box when the visitor chose no suggestion: coordinates, a ZIP code, a city or the best
 * matching restaurant.
 */
export async function findTyped(db: Database, text: string, from: Whereabouts): Promise<Typed> {
  const { places, restaurants, didYouMean = [] } = await suggestPlaces(db, text, from)
  const [place] = places
  if (place) return { place: { ...pointOf(place), name: placeLabel(place) }, didYouMean: [] }
  const [best] = restaurants
  if (best) return { place: { ...pointOf(best), name: best.name }, didYouMean: [] }
  return { place: null, didYouMean }
}

const pointOf = ({ lat, lng }: LatLng): LatLng => ({ lat, lng })
