// Not from `drizzle-orm` itself: programs that only tell a failure need not load all of it.
import { DrizzleQueryError } from 'drizzle-orm/errors'

/** The cause of a failed query, without the outer error, whose message holds the query's values: they may be personal. */
export function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? new Error('A query failed')) : error
}
