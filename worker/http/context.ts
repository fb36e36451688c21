import type { Env } from '../env.ts'

/** What Hono carries through a request. */
export interface AppContext {
  Bindings: Env
  Variables: { requestId: string }
}
