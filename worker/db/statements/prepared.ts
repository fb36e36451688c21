import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { type Database, query } from '../client.ts'

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
