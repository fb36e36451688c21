import { type Database, query } from '../db/client.ts'
import { auditStatement } from '../safety/audit.ts'
import type { Caller } from '../safety/caller.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { endSessions } from './store.ts'

/** Ends every session of the caller, this one too; all have ended when this returns. */
export async function logOutEverywhere(
  db: Database,
  { id }: Caller,
  context: RequestContext,
): Promise<void> {
  const done = { actor: id, action: 'logout_everywhere', subject: null } as const
  await query(db).batch([...endSessions(db, id), auditStatement(db, done, context)])
}
