import type { Suggestion } from '../../worker/contract/builder.ts'
import type { Duplicate } from '../../worker/contract/creating.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { ApiError, call } from './client.ts'

/** A new restaurant as POST /api/restaurants takes it. */
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

/** Adds a restaurant. However often it is sent with the same key, there will be one. */
export async function postRestaurant(created: NewRestaurant, key: string): Promise<Restaurant> {
  const headers = { 'idempotency-key': key }
  const options = { method: 'POST', body: created, headers } as const
  return (await call<Restaurant>('/api/restaurants', options)).value
}

/** Places of that name near a point, ours among them; `note` says when a service was stood in for. */
export async function suggestPlaces(
  input: string,
  near: LatLng,
  signal: AbortSignal,
): Promise<{ suggestions: Suggestion[]; note: string }> {
  const query = { input, location: `${near.lat},${near.lng}` }
  const options = { query, quiet: true, signal }
  const { value, headers } = await call<Suggestion[]>('/api/restaurants/suggestions', options)
  return { suggestions: value, note: headers.get('x-places-note') ?? '' }
}

/** A listing of the same name to take cuisine and dishes from; null when there is none. */
export async function findMatch(name: string, signal: AbortSignal): Promise<Restaurant | null> {
  try {
    return (await call<Restaurant>('/api/restaurants/findMatch', { query: { name }, signal })).value
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Listings that may be the place about to be added. */
export async function findDuplicates(
  { name, place, googleId }: { name: string; place: LatLng | null; googleId: string | null },
  signal: AbortSignal,
): Promise<Duplicate[]> {
  const query = { name, lat: place?.lat, lng: place?.lng, googleId: googleId ?? undefined }
  return (await call<Duplicate[]>('/api/restaurants/duplicates', { query, signal })).value
}

/** The website of a place of the place search. Rejects when it has none. */
export async function websiteOf(googleId: string, signal: AbortSignal): Promise<string> {
  const path = `/api/restaurants/website/${encodeURIComponent(googleId)}`
  return (await call<{ website: string }>(path, { signal })).value.website
}
