import type { LatLng, Place } from '../contract/search.ts'

/** A service that knows where places are. The gazetteer is the one that needs no key and no network. */
export interface PlaceProvider {
  /** The place a text names ("02139", "Concord, NH", "Paris, France"), or null when it knows none. */
  find(text: string): Promise<Place | null>
  /** Places whose name begins with `input`, best first, at most `limit`; those near `near` gain. */
  suggest(input: string, near: LatLng | null, limit: number): Promise<Place[]>
}
