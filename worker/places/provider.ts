import type { AddressAnswer, Suggestion } from '../contract/restaurants/builder.ts'
import type { LatLng } from '../contract/search.ts'

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
