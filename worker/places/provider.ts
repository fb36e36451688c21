import type { AddressAnswer, Suggestion } from '../contract/restaurants/builder.ts'
import type { LatLng, Place } from '../contract/search.ts'

/** The names of ZIP codes and cities, as the search box needs them with each letter: our own gazetteer. */
export interface PlaceNames {
  /** The place a text names ("02139", "Concord, NH", "Paris, France"), or null when it knows none. */
  find(text: string): Promise<Place | null>
  /** The place that an address, or the end of it, names; null when it knows none. */
  findIn(address: string): Promise<PlaceInText | null>
  /** At most 3 places that a misspelt name or a landmark with its town may mean, likeliest first. */
  guess(text: string, near: LatLng | null): Promise<Place[]>
  /** Places whose name begins with `input`, best first, at most `limit`; those near `near` gain. */
  suggest(input: string, near: LatLng | null, limit: number): Promise<Place[]>
}

export interface PlaceInText {
  place: Place
  /** A street or the like was left out of the text. */
  isPart: boolean
}

/** Where an address is; without one of the provider's own it stays as it was typed. */
export type FoundAddress = LatLng & Partial<AddressAnswer>

/**
 * A service that knows addresses and restaurants. What it does not know is null or an empty list.
 * A service elsewhere throws `ServiceFailure` when it cannot be asked.
 */
export interface PlaceProvider {
  /** Where a typed address is. */
  findAddress(text: string): Promise<FoundAddress | null>
  /** The address of a point. */
  describePoint(point: LatLng): Promise<AddressAnswer | null>
  /** Restaurants of a name around a point, best first, at most 5. */
  searchPlaces(input: string, near: LatLng): Promise<Suggestion[]>
  /** The website of a place it suggested. */
  readWebsite(placeId: string): Promise<string | null>
}
