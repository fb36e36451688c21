import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../time.ts'
import type { PlaceProvider } from '../provider.ts'

/** What can be asked; answers are cached by it. */
export type Question = 'address' | 'point' | 'search' | 'website'

/** A provider elsewhere, with what it asks of those who use it. */
export interface PlaceService extends PlaceProvider {
  name: 'google' | 'nominatim'
  /** For how long an answer may be cached; 0: not at all. */
  cacheMs: Readonly<Record<Question, number>>
  /** The least time between two calls of all our users together. */
  spacingMs: number
  /** Whether it may know a place by this id, which else is not worth a call. */
  isPlaceId(text: string): boolean
}

/** For how long nobody calls a service after it failed in a way. */
const PAUSE_MS = {
  timeout: 30 * SECOND_MS,
  network: 30 * SECOND_MS,
  broken: 30 * SECOND_MS,
  malformed: 30 * SECOND_MS,
  busy: MINUTE_MS,
  // Our key or our bill: time does not mend it.
  refused: 10 * MINUTE_MS,
}
const LONGEST_PAUSE_MS = HOUR_MS

/** A service could not be asked. It says nothing of what was asked, nor of the key. */
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
