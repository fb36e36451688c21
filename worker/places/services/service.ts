import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../contract/durations.ts'
import type { PlaceProvider } from '../provider.ts'

/** The kinds of questions, part of the cache key. */
export type Question = 'address' | 'point' | 'search' | 'website'

/** A remote provider with its rules of use. */
export interface PlaceService extends PlaceProvider {
  name: 'google' | 'nominatim'
  /** How long an answer may be cached; 0: not at all. */
  cacheMs: Readonly<Record<Question, number>>
  /** The least time between two calls, of all our users together. */
  spacingMs: number
  /** Whether this can be one of its place ids; if not, no call is made. */
  isPlaceId(text: string): boolean
}

/** How long a service is not called after each kind of failure. */
const PAUSE_MS = {
  timeout: 30 * SECOND_MS,
  network: 30 * SECOND_MS,
  broken: 30 * SECOND_MS,
  malformed: 30 * SECOND_MS,
  busy: MINUTE_MS,
  // Our key or bill, which an operator must fix.
  refused: 10 * MINUTE_MS,
}
const LONGEST_PAUSE_MS = HOUR_MS

/** A call to a service failed. It holds neither the question nor the key. */
export class ServiceFailure extends Error {
  readonly reason: keyof typeof PAUSE_MS
  readonly pauseMs: number

  constructor(
    reason: keyof typeof PAUSE_MS,
    /** Seconds that the service asked us to wait. */
    retryAfterSeconds = 0,
  ) {
    super(`A place service failed: ${reason}`)
    this.name = 'ServiceFailure'
    this.reason = reason
    const asked = Number.isFinite(retryAfterSeconds) ? retryAfterSeconds * SECOND_MS : 0
    this.pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(PAUSE_MS[reason], asked))
  }
}
