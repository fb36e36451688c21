import type { AddressAnswer, Suggestion } from '../contract/restaurants/builder.ts'
import type { LatLng, Place } from '../contract/search.ts'

/** Names of ZIP codes and cities from our own gazetteer, fast enough for each letter typed in the search box. */
export interface PlaceNames {
  /** The place a text names ("02139", "Concord, NH", "Paris, France"), or null when it knows none. */
  find(text: string): Promise<Place | null>
  /** The place that an address, or the end of it, names; null when it knows none. */
  findIn(address: string): Promise<PlaceInText | null>
  /** At most 3 places that a misspelt name or a landmark with its town may mean, likeliest first. */
  guess(text: string, near: LatLng | null): Promise<Place[]>
  /** Places whose name begins with `input`, best first, at most `limit`; those near `near` rank higher. */
  suggest(input: string, near: LatLng | null, limit: number): Promise<Place[]>
}

export interface PlaceInText {
  place: Place
  /** Whether a street or another part of the text was left out. */
  isPart: boolean
}

/** The coordinates of an address, and perhaps the provider's spelling of it; else the typed one stays. */
export type FoundAddress = LatLng & Partial<AddressAnswer>

/**
 * A service for addresses and restaurants. It returns null or an empty list when it knows nothing; a remote service throws
 * `ServiceFailure` when it fails.
 */
export interface PlaceProvider {
  /** The coordinates of a typed address. */
  findAddress(text: string): Promise<FoundAddress | null>
  /** The address of a point. */
  describePoint(point: LatLng): Promise<AddressAnswer | null>
  /** Restaurants with this name around a point, best first, at most 5. */
  searchPlaces(input: string, near: LatLng): Promise<Suggestion[]>
  /** The website of a place that it suggested. */
  readWebsite(placeId: string): Promise<string | null>
}
