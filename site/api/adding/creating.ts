import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import type { Duplicate } from '../../../worker/contract/restaurants/creating.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { call, hasStatus } from '../client.ts'
import { change } from '../restaurantEdits.ts'

/** The body of POST /api/restaurants. */
export interface NewRestaurant {
  name: string
  cuisine: string[]
  /** Longitude first in `coordinates`, latitude first in the text. */
  location?: { coordinates: [lng: number, lat: number] } | string
  googleId?: string
  metadata: { isGoogle: boolean }
  veganOptions: { option: string; description: string }[]
  status: 'RESTAURANT' | 'OFFLINE'
  address?: string
  website?: string
}

/** Adds a restaurant. Repeating a call with the same key adds no second one. */
export async function postRestaurant(created: NewRestaurant, key: string): Promise<Restaurant> {
  const headers = { 'idempotency-key': key }
  const options = { method: 'POST', body: created, headers } as const
  return await change('/api/restaurants', options)
}

/** A restaurant of the same name, to copy cuisine and dishes from; null when there is none. */
export async function findMatch(name: string, signal: AbortSignal): Promise<Restaurant | null> {
  try {
    return (await call<Restaurant>('/api/restaurants/findMatch', { query: { name }, signal })).value
  } catch (error) {
    if (hasStatus(error, 404)) return null
    throw error
  }
}

/** Existing restaurants that may be the place to add. */
export async function findDuplicates(
  { name, place, googleId }: { name: string; place: LatLng | null; googleId: string | null },
  signal: AbortSignal,
): Promise<Duplicate[]> {
  const query = { name, lat: place?.lat, lng: place?.lng, googleId: googleId ?? undefined }
  return (await call<Duplicate[]>('/api/restaurants/duplicates', { query, signal })).value
}
