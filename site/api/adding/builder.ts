import {
  type AddressAnswer,
  type BuilderAnswer,
  type GeocodeAnswer,
  NDJSON,
  type PhotoNews,
  type PhotoProgress,
} from '../../../worker/contract/restaurants/builder.ts'
import type { LatLng } from '../../../worker/contract/search.ts'
import { ApiError, call } from '../client.ts'
import { callForLines } from '../readLines.ts'

const PATH = '/api/restaurant_builder'
/** Longer than for other calls, as for a slow website or five photos. */
const WEBSITE_MS = 30_000
const PHOTOS_MS = 120_000

/** A website without its scheme, as `readWebsite` expects it. */
export function withoutScheme(website: string): string {
  return website.trim().replace(/^https?:\/\//i, '')
}

/** Reads a website, given without its scheme. */
export async function readWebsite(website: string, signal: AbortSignal): Promise<BuilderAnswer> {
  const path = `${PATH}/${encodeURIComponent(website)}`
  return (await call<BuilderAnswer>(path, { signal, timeoutMs: WEBSITE_MS })).value
}

/** Reads photos of a menu; for beta users and admins. `onProgress` is called with the progress. */
export async function readPhotos(
  photos: readonly File[],
  onProgress: (progress: PhotoProgress) => void,
  signal: AbortSignal,
): Promise<BuilderAnswer> {
  const body = new FormData()
  for (const photo of photos) body.append('image', photo, photo.name)
  const headers = { accept: NDJSON }
  const options = { method: 'POST', body, headers, signal, timeoutMs: PHOTOS_MS } as const
  for await (const news of callForLines<PhotoNews>(`${PATH}/upload`, options)) {
    if ('answer' in news) return news.answer
    if ('failed' in news) throw new ApiError(news.failed.status, news.failed.errors)
    onProgress(news.progress)
  }
  throw new ApiError(0, [])
}

/** The address at a place on the map. */
export async function addressAt({ lat, lng }: LatLng, signal: AbortSignal): Promise<AddressAnswer> {
  return (await call<AddressAnswer>(`${PATH}/address`, { query: { lat, lng }, signal })).value
}

/** The place of an address. Rejects if it is unknown. */
export async function geocode(address: string, signal: AbortSignal): Promise<GeocodeAnswer> {
  return (await call<GeocodeAnswer>(`${PATH}/geocode`, { query: { address }, signal })).value
}
