import type {
  WholeAnswer,
  WholeRestaurant,
  WithinAnswer,
} from '../../worker/contract/restaurants/keeping.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { call } from './client.ts'

/** Restaurants with their menus, at most 50; deleted ones are omitted. */
export async function fetchWhole(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<WholeRestaurant[]> {
  const options = { query: { id: ids }, anonymous: true, signal }
  return (await call<WholeAnswer>('/api/restaurants/whole', options)).value.restaurants
}

/** The ids of all restaurants around a place, the nearest first. */
export async function fetchWithin(
  { lat, lng }: LatLng,
  distanceKm: number,
  signal: AbortSignal,
): Promise<string[]> {
  const query = { lat, long: lng, distance: distanceKm }
  const options = { query, anonymous: true, signal }
  return (await call<WithinAnswer>('/api/restaurants/within', options)).value.ids
}
