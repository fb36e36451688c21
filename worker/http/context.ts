import type { Shown } from '../edge/changes.ts'
import type { Env } from '../env.ts'
import type { Caller } from '../safety/caller.ts'
import type { Measures } from '../timing/measures.ts'

/** What is the same for all who ask, for a while. */
export interface Keepable {
  /** When what it says was begun to be read. */
  begunAt: number
  /** Where a change of it is remembered; null when nothing in it changes. */
  changes: string | null
}

/** The bindings and variables of a request in Hono. */
export interface AppContext {
  Bindings: Env
  Variables: {
    requestId: string
    measures: Measures
    /** Every route there is, as the router keeps it. */
    routes: readonly { method: string; path: string; handler: object }[]
    /** What is asked for stands in a frame on another site. */
    isEmbedded?: boolean
    /** What the page shows of what may change. */
    shown?: Shown
    /** Set when the answer may be kept for others. */
    keepable?: Keepable | undefined
    /** The caller, read once on first use; read it by `callerOf` or `signedInCaller`. */
    caller?: Promise<Caller | null>
  }
}
