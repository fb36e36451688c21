import type { Env } from '../env.ts'
import type { Caller } from '../safety/caller.ts'

/** What Hono carries through a request. */
export interface AppContext {
  Bindings: Env
  Variables: {
    requestId: string
    /** Who calls, read once and only when asked for; use `callerOf` or `signedInCaller`. */
    caller?: Promise<Caller | null>
  }
}
