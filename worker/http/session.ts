import type { Context } from 'hono'
import { t } from '../../languages/t.ts'
import { TOKEN_HEADER } from '../contract/accounts/accountLimits.ts'
import { withoutValues } from '../db/withoutValues.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../safety/caller.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { readCaller } from '../sessions/sessions.ts'
import type { AppContext } from './context.ts'

/** The caller's IP address, as the edge saw it. */
export function ipOf({ headers }: Request): string {
  return headers.get('cf-connecting-ip') ?? 'unknown'
}

/** Call it once in a handler, since it reads the clock. */
export function requestContextOf(c: Context<AppContext>): RequestContext {
  return {
    now: Date.now(),
    requestId: c.get('requestId'),
    ip: ipOf(c.req.raw),
    waitUntil: (work) => c.executionCtx.waitUntil(work.catch(reportLate(c.get('requestId')))),
  }
}

/** Logs failures of work that goes on after the answer. */
function reportLate(requestId: string): (error: unknown) => void {
  return (error) => {
    const cause = withoutValues(error)
    const reason = cause instanceof Error ? cause.message : 'unknown'
    console.error(JSON.stringify({ event: 'late_failure', requestId, error: reason }))
  }
}

/** The caller with their groups as of now; null for somebody who is not signed in. */
export function callerOf(c: Context<AppContext>): Promise<Caller | null> {
  const known = c.get('caller')
  if (known) return known
  const caller = readCaller(c.env, c.req.header(TOKEN_HEADER) ?? '', requestContextOf(c))
  c.set('caller', caller)
  return caller
}

/** @throws AppError unauthenticated */
export async function signedInCaller(c: Context<AppContext>): Promise<Caller> {
  const caller = await callerOf(c)
  if (caller === null) throw new AppError('unauthenticated', t('Please log in'))
  return caller
}
