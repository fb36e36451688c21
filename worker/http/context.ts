import type { Caller } from '../accounts/sessions/sessions.ts'
import type { Env } from '../env.ts'

/** What Hono carries through a request. */
export interface AppContext {
  Bindings: Env
  Variables: {
    requestId: string
    /** Who calls, read once and only when asked for; use `callerOf` or `signedInCaller`. */
    caller?: Promise<Caller | null>
  }
}
