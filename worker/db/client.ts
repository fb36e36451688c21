import { sql } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { Env } from '../env.ts'
import { withoutValues } from './withoutValues.ts'

/** What a store needs of D1: the database itself, or a session of it. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>

/** For reads: the nearest replica may answer. */
export function openReader(env: Pick<Env, 'DB'>): D1DatabaseSession {
  return env.DB.withSession('first-unconstrained')
}

/**
 * The database for one request. A request that writes uses a session of the primary, whose bookmark names the state
 * it reached. A request that reads with a bookmark is answered from that state or a newer one.
 */
export function openFor(
  db: D1Database,
  { isWriting, since }: { isWriting: boolean; since: string | null },
): { DB: D1Database; bookmark: () => string | null } {
  if (!isWriting && since === null) return { DB: db, bookmark: () => null }
  const session = db.withSession(isWriting ? 'first-primary' : (since ?? 'first-unconstrained'))
  const asked = isWriting ? session : db
  const DB: D1Database = {
    prepare: (query) => asked.prepare(query),
    batch: (statements) => asked.batch(statements),
    withSession: () => session,
    exec: (query) => db.exec(query),
    dump: () => db.dump(),
  }
  return { DB, bookmark: () => session.getBookmark() }
}

const opened = new WeakMap<Database, DrizzleD1Database>()

/** Drizzle over a database or a session of it. It builds every statement of the product. */
export function query(db: Database): DrizzleD1Database {
  const known = opened.get(db)
  if (known !== undefined) return known
  // Drizzle's type asks for a whole D1Database, but it uses only these two methods.
  const made = drizzle(db as D1Database)
  opened.set(db, made)
  return made
}

/** A statement of a batch: a builder that has not been run. */
export type Statement = BatchItem<'sqlite'>

/** Runs statements as one transaction, all or none, and returns their results in order. */
export async function runBatch<One extends Statement>(
  db: Database,
  statements: readonly One[],
): Promise<BatchResponse<One[]>> {
  const [first, ...rest] = statements
  return first === undefined ? [] : query(db).batch([first, ...rest])
}

/** @throws when the database does not answer */
export async function ping(db: Database): Promise<void> {
  await query(db).get(sql`SELECT 1`)
}

/**
 * Whether an error means that D1 could not be reached or is overloaded, so that trying again may help.
 * A wrong statement or a broken constraint is our fault and stays an unknown error.
 */
export function isDatabaseFailure(error: unknown): boolean {
  const known = withoutValues(error)
  if (!(known instanceof Error)) return false
  const text = `${known.message} ${known.cause instanceof Error ? known.cause.message : ''}`
  return (
    /D1_|D1 DB/.test(text) && !/SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE)|D1_TYPE_ERROR/.test(text)
  )
}

/** Whether a batch broke a constraint; with `column` (`counters.key`), one of that column. */
export function isBrokenConstraint(error: unknown, column = ''): boolean {
  const cause = withoutValues(error)
  const message = cause instanceof Error ? cause.message : ''
  return /SQLITE_CONSTRAINT|constraint failed/i.test(message) && message.includes(column)
}
