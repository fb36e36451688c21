import type { LatLng, Place, PlacesAnswer } from '../../worker/contract/search.ts'
import { call } from './client.ts'

/** The search box's offers for a text, near places first if a centre is given. */
export async function searchPlaces(
  input: string,
  near: LatLng | null,
  signal: AbortSignal,
): Promise<PlacesAnswer> {
  const { value } = await call<PlacesAnswer>('/api/places/search', {
    query: { input, lat: near?.lat, long: near?.lng },
    signal,
  })
  return value
}

/** The visitor's city as the edge guesses it from the connection; null when it cannot. */
export async function guessHere(signal: AbortSignal): Promise<Place | null> {
  return (await call<{ place: Place | null }>('/api/places/here', { signal })).value.place
}

/** The place of a ZIP code or "city, state". */
export async function locate(text: string, signal: AbortSignal): Promise<LatLng> {
  const { value } = await call<LatLng>('/api/restaurants/latlong', {
    query: { zipcode: text },
    signal,
  })
  return value
}
