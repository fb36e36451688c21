import { placeLabel } from '../contract/places/placeLabel.ts'
import type { LatLng, Place } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import type { Whereabouts } from './codes/findCode.ts'
import { suggestPlaces } from './suggestPlaces.ts'

export interface Typed {
  /** Where the text leads, with its name; null when it is none that is known for sure. */
  place: (LatLng & { name: string }) | null
  /** What it may mean then. */
  didYouMean: Place[]
}

/**
 * Where the text of the search box leads by itself, with nobody to choose from what is offered: coordinates, a ZIP code,
 * a city or the restaurant that fits best.
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
