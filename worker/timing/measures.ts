import type { LimitName } from '../env.ts'

/** Calls of one kind and their total time; simultaneous calls each add their own. */
export interface Spent {
  calls: number
  ms: number
}

/** The bounds on an isolate's simultaneous work; `http/load` sets them. */
export type BoundName = 'REQUESTS_AT_ONCE' | 'PASSWORDS_AT_ONCE'

/** What a request has spent so far. */
export interface Measures {
  d1: Spent
  kv: Spent
  render: Spent
  /** Whether the edge or the isolate's memory had a copy of the answer; `none` when no copy may be used. */
  cache: 'hit' | 'miss' | 'none'
  /** The limit or bound that refused the request. */
  refusedBy: LimitName | BoundName | null
}

export function startMeasures(): Measures {
  const nothing = (): Spent => ({ calls: 0, ms: 0 })
  return { d1: nothing(), kv: nothing(), render: nothing(), cache: 'none', refusedBy: null }
}

/** Does the work and adds its time, even when it fails. A Worker's clock advances only with I/O. */
export async function timed<T>(spent: Spent, work: () => T | Promise<T>, calls = 1): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    spent.calls += calls
    spent.ms += performance.now() - startedAt
  }
}
