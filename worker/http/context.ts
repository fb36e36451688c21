import type { Shown } from '../edge/changes.ts'
import type { Env } from '../env.ts'
import type { Caller } from '../safety/caller.ts'
import type { Measures } from '../timing/measures.ts'

/** The bindings and variables of a request in Hono. */
export interface AppContext {
  Bindings: Env
  Variables: {
    requestId: string
    measures: Measures
    /** Every route, as the router keeps it. */
    routes: readonly { method: string; path: string; handler: object }[]
    /** The page is for a frame on another site. */
    isEmbedded?: boolean
    /** Which data the page shows that may change. */
    shown?: Shown
    /** Set when everybody gets the same answer: the time at which the reads for it began. */
    sameForAllSince?: number
    /** The caller, read once on first use; read it by `callerOf` or `signedInCaller`. */
    caller?: Promise<Caller | null>
    /** Lets waiting refusals go first in an overload; call it between two parts of a long computation. */
    pause?: () => Promise<void>
  }
}
