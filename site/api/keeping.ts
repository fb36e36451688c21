import type { WholeAnswer, WholeRestaurant } from '../../worker/contract/restaurants/keeping.ts'
import { call } from './client.ts'

/** Restaurants with their menus, at most 50; those that are gone are left out. */
export async function fetchWhole(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<WholeRestaurant[]> {
  const options = { query: { id: ids }, anonymous: true, ...(signal && { signal }) }
  return (await call<WholeAnswer>('/api/restaurants/whole', options)).value.restaurants
}
