/** The day in UTC, as in 2026-11-23. */
export const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/**
 * ISO 8601; null for an unknown time. For a column that the database lacks, SQLite returns the column's name, which counts as
 * unknown too.
 */
export function toIso(milliseconds: number | null | undefined): string | null {
  return typeof milliseconds === 'number' ? new Date(milliseconds).toISOString() : null
}
