import {
  NO_PLACE_SERVICE,
  PLACE_SERVICE_HEADER,
  type Suggestion,
} from '../../../worker/contract/restaurants/builder.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { call } from '../client.ts'

interface Suggested {
  suggestions: Suggestion[]
  /** Says if another service answered instead; else empty. */
  note: string
  /** False without a place service: then all suggestions are our own restaurants. */
  hasService: boolean
}

/** Places of a name near a point, including our own. */
export async function suggestPlaces(
  input: string,
  near: LatLng,
  signal: AbortSignal,
): Promise<Suggested> {
  const query = { input, location: `${near.lat},${near.lng}` }
  const options = { query, quiet: true, signal }
  const { value, headers } = await call<Suggestion[]>('/api/restaurants/suggestions', options)
  const hasService = headers.get(PLACE_SERVICE_HEADER) !== NO_PLACE_SERVICE
  return { suggestions: value, note: headers.get('x-places-note') ?? '', hasService }
}

/** The website of a place from the place search. Rejects if it has none. */
export async function websiteOf(googleId: string, signal: AbortSignal): Promise<string> {
  const path = `/api/restaurants/website/${encodeURIComponent(googleId)}`
  return (await call<{ website: string }>(path, { signal })).value.website
}
