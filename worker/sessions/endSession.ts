import { query } from '../db/client.ts'
import type { Env } from '../env.ts'
import { auditStatement } from '../safety/audit.ts'
import type { Caller } from '../safety/caller.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { forgetCachedSession } from './cache.ts'
import { endSessionOf } from './store.ts'

/** Logs this session out. It has ended when this returns, even while KV still has it. */
export async function endSession(
  env: Pick<Env, 'DB' | 'SESSIONS'>,
  caller: Caller,
  context: RequestContext,
): Promise<void> {
  await query(env.DB).batch([
    ...endSessionOf(env.DB, caller.tokenHash, context.now),
    auditStatement(env.DB, { actor: caller.id, action: 'logout', subject: null }, context),
  ])
  context.waitUntil(forgetCachedSession(env.SESSIONS, caller.tokenHash))
}
