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
    /** Every route there is, as the router keeps it. */
    routes: readonly { method: string; path: string; handler: object }[]
    /** What is asked for stands in a frame on another site. */
    isEmbedded?: boolean
    /** What the page shows of what may change. */
    shown?: Shown
    /** Set when the answer is the same for all: when what it says was begun to be read. */
    sameForAllSince?: number
    /** The caller, read once on first use; read it by `callerOf` or `signedInCaller`. */
    caller?: Promise<Caller | null>
  }
}
