import type { FindAnswer } from '../../worker/contract/page/page.ts'
import type { FoundRestaurant } from '../../worker/contract/restaurant.ts'
import type { Box, ClustersAnswer, LatLng } from '../../worker/contract/search.ts'
import { call, numberIn } from './client.ts'

export interface Filters {
  keywords: string
  cuisines: readonly string[]
  diets: readonly string[]
  has: readonly string[]
  /** Empty: at any time. */
  open: string
  unsaid: boolean
}

const filterQuery = ({ keywords, cuisines, diets, has, open, unsaid }: Filters) => ({
  keywords: keywords || undefined,
  cuisine: cuisines,
  diet: diets,
  has,
  open: open || undefined,
  unsaid: open && unsaid ? '1' : undefined,
})

/** Restaurants within `distanceKm` of a place, nearest first. */
export async function queryRestaurants(
  centre: LatLng,
  distanceKm: number,
  filters: Filters,
  signal: AbortSignal,
): Promise<FindAnswer> {
  const { value, headers } = await call<FoundRestaurant[]>('/api/restaurants/query', {
    query: {
      lat: centre.lat,
      long: centre.lng,
      distance: distanceKm,
      ...filterQuery(filters),
    },
    signal,
  })
  return {
    restaurants: value,
    total: numberIn(headers, 'x-total-count') ?? value.length,
    approximate: headers.get('x-total-approximate') === '1',
    unconfirmed: numberIn(headers, 'x-unconfirmed-count') ?? 0,
    unsaid: numberIn(headers, 'x-unsaid-count'),
    unconfirmedApproximate: headers.get('x-unconfirmed-approximate') === '1',
  }
}

export async function queryClusters(
  box: Box,
  zoom: number,
  filters: Filters,
  signal: AbortSignal,
): Promise<ClustersAnswer> {
  const { value } = await call<ClustersAnswer>('/api/restaurants/clusters', {
    query: { ...box, zoom, ...filterQuery(filters) },
    signal,
  })
  return value
}

/** All cuisines in use. */
export async function fetchCuisines(signal: AbortSignal): Promise<string[]> {
  return (await call<string[]>('/api/restaurants/cuisines', { signal })).value
}
