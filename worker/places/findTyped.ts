import { likeliest } from '../contract/places/likeliest.ts'
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
  const best = likeliest<Place | (LatLng & { name: string })>(text, places, restaurants)
  if (best === undefined) return { place: null, didYouMean }
  const name = 'country' in best ? placeLabel(best) : best.name
  return { place: { ...pointOf(best), name }, didYouMean: [] }
}

const pointOf = ({ lat, lng }: LatLng): LatLng => ({ lat, lng })
