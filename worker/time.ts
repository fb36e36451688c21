export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The day in UTC, as in 2026-11-23. */
export const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/**
 * ISO 8601; null for an unknown time. For a column that the database lacks, SQLite returns the column's name, which counts as
 * unknown too.
 */
export function toIso(milliseconds: number | null | undefined): string | null {
  return typeof milliseconds === 'number' ? new Date(milliseconds).toISOString() : null
}
