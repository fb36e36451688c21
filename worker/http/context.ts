import type { Env } from '../env.ts'
import type { Caller } from '../safety/caller.ts'

/** The bindings and variables of a request in Hono. */
export interface AppContext {
  Bindings: Env
  Variables: {
    requestId: string
    /** The caller, read once on first use; read it by `callerOf` or `signedInCaller`. */
    caller?: Promise<Caller | null>
  }
}
