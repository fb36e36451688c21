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
    return on(db, built)
  }
}

/** Statements that a batch runs together, each built once as by `prepared`. All take the same values. */
export function preparedBatch(
  build: (db: DrizzleD1Database) => readonly Builder[],
): (db: Database, values: Record<string, unknown>) => Statement[] {
  let built: Prepared[] | undefined
  return (db, values) => {
    built ??= build(query(db)).map((one) => one.prepare())
    return built.map((one) => inBatch(on(db, one), values))
  }
}

interface Prepared {
  getQuery(): { sql: string; params: unknown[] }
}

/** A row without fields that Drizzle would convert, such as times and JSON. */
type StoredRow = Record<string, number | string>

/** A statement that a prepared batch can hold. */
export interface Builder {
  prepare(): Prepared
}

function on<Query extends { getQuery(): { sql: string } }>(db: Database, built: Query): Query {
  return Object.create(built, { stmt: { value: db.prepare(built.getQuery().sql) } })
}

/**
 * The same query with its rows as D1 gives them, so each column must be named as its field. Drizzle would turn each row of a batch
 * into a list and back, and look up the kind of each field.
 */
export function asStored<Query extends { all(): Promise<StoredRow[]> }>(prepared: Query): Query {
  return Object.create(prepared, {
    fields: { value: undefined },
    mapResult: { value: ({ results }: D1Result) => results },
  })
}

/** A prepared query with its values, as a statement of a batch. Drizzle's own batches take only builders. */
export function inBatch(prepared: Prepared, values: Record<string, unknown>): Statement {
  const { sql, params } = prepared.getQuery()
  const filled = { sql, params: fillPlaceholders(params, values) }
  const statement = Object.create(prepared, { getQuery: { value: () => filled } })
  // A batch uses nothing else of a builder.
  return { _prepare: () => statement } as unknown as Statement
}
