import { fillPlaceholders } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { type Database, query, type Statement } from '../client.ts'

/**
 * A hot statement, built once by Drizzle's `.prepare()` and run on each request's D1 session. Drizzle ties a prepared query to
 * its client, and each request has its own, so the query is copied with another D1 statement.
 */
export function prepared<Query extends { getQuery(): { sql: string } }>(
  build: (db: DrizzleD1Database) => Query,
): (db: Database) => Query {
  let built: Query | undefined
  return (db) => {
    built ??= build(query(db))
    return Object.create(built, { stmt: { value: db.prepare(built.getQuery().sql) } })
  }
}

/** A prepared query with its values, as a statement of a batch. Drizzle's own batches take only builders. */
export function inBatch(
  prepared: { getQuery(): { sql: string; params: unknown[] } },
  values: Record<string, unknown>,
): Statement {
  const { sql, params } = prepared.getQuery()
  const filled = { sql, params: fillPlaceholders(params, values) }
  const statement = Object.create(prepared, { getQuery: { value: () => filled } })
  // A batch uses nothing else of a builder.
  return { _prepare: () => statement } as unknown as Statement
}
