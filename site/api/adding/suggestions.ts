import type { Suggestion } from '../../../worker/contract/listings/builder.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { call } from '../client.ts'

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

/** The website of a place of the place search. Rejects when it has none. */
export async function websiteOf(googleId: string, signal: AbortSignal): Promise<string> {
  const path = `/api/restaurants/website/${encodeURIComponent(googleId)}`
  return (await call<{ website: string }>(path, { signal })).value.website
}
