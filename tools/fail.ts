import { withoutValues } from '../worker/db/withoutValues.ts'

/** Why something failed; of a query the database's reason, not the query, whose values may fill a screen or be personal. */
export function reasonOf(error: unknown): string {
  const known = withoutValues(error)
  return known instanceof Error ? known.message : String(known)
}

/** Prints why a program failed, after `before`, and sets its exit code to 1. */
export function fail(error: unknown, before = ''): void {
  console.error(`${before}${reasonOf(error)}`)
  process.exitCode = 1
}
