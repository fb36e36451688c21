import { query } from '../db/client.ts'
import type { Env } from '../env.ts'
import { auditStatement } from '../safety/audit.ts'
import type { Caller } from '../safety/caller.ts'
import type { Occasion } from '../safety/occasion.ts'
import { forgetCachedSession } from './cache.ts'
import { endSessionOf } from './store.ts'

/** Logs this session out; it is dead when this returns, even while KV still vouches for it. */
export async function endSession(
  env: Pick<Env, 'DB' | 'SESSIONS'>,
  caller: Caller,
  occasion: Occasion,
): Promise<void> {
  await query(env.DB).batch([
    ...endSessionOf(env.DB, caller.tokenHash, occasion.now),
    auditStatement(env.DB, { actor: caller.id, action: 'logout', subject: null }, occasion),
  ])
  occasion.later(forgetCachedSession(env.SESSIONS, caller.tokenHash))
}
