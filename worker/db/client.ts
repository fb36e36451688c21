import type { Env } from '../env.ts'

/** What a store needs of D1: the database itself, or a session of it. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>

/** For reads: the nearest replica may answer. */
export function openReader(env: Pick<Env, 'DB'>): D1DatabaseSession {
  return env.DB.withSession('first-unconstrained')
}

/**
 * Whether an error means that D1 could not be reached or is overloaded, so that trying again may help.
 * A wrong statement or a broken constraint is ours and stays an unknown error.
 */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const text = `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
  return (
    /D1_|D1 DB/.test(text) && !/SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE)|D1_TYPE_ERROR/.test(text)
  )
}
