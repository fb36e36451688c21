import { HOUR_MS, MINUTE_MS } from '../contract/durations.ts'

/**
 * In all 8 h 36 min, well within the 24 hours for which a mail API remembers an idempotency key, so that a retry never sends a
 * mail twice.
 */
const RETRY_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS]

/** After this many attempts a mail has failed. */
export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1

/** Milliseconds to wait after this many attempts; null after the last. */
export function retryDelayMs(attempts: number): number | null {
  return RETRY_DELAYS_MS[attempts - 1] ?? null
}
