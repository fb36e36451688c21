import { query } from '../db/client.ts'
import type { Env } from '../env.ts'
import { auditStatement } from '../safety/audit.ts'
import type { Caller } from '../safety/caller.ts'
import type { Occasion } from '../safety/occasion.ts'
import { deleteSession, forgetSession } from './store.ts'

/** Logs this session out; it is dead when this returns, even while KV still has it. */
export async function endSession(
  env: Pick<Env, 'DB' | 'SESSIONS'>,
  caller: Caller,
  occasion: Occasion,
): Promise<void> {
  await query(env.DB).batch([
    deleteSession(env.DB, caller.tokenHash),
    auditStatement(env.DB, { actor: caller.id, action: 'logout', subject: null }, occasion),
  ])
  occasion.later(forgetSession(env.SESSIONS, caller.tokenHash))
}
