import { type Database, query } from '../db/client.ts'
import { auditStatement } from '../safety/audit.ts'
import type { RequestContext } from '../safety/requestContext.ts'
import { deleteRoles, endSessions, insertRole, type Role } from './store.ts'

/** Takes effect with the next request, since it ends every session of the user. `actor` is null for an operator's program. */
export async function grantRole(
  db: Database,
  change: { actor: string | null; userId: string; role: Role },
  context: Pick<RequestContext, 'now' | 'requestId'>,
): Promise<void> {
  const { actor, userId, role } = change
  const subject = `${userId} ${role}`
  await query(db).batch([
    insertRole(db, userId, role),
    ...endSessions(db, userId),
    auditStatement(db, { actor, action: 'role_granted', subject }, context),
  ])
}

/** Revokes every role, also with the next request. The user still owns their restaurants. */
export async function revokeRoles(
  db: Database,
  change: { actor: string | null; userId: string },
  context: Pick<RequestContext, 'now' | 'requestId'>,
): Promise<void> {
  const { actor, userId } = change
  await query(db).batch([
    deleteRoles(db, userId),
    ...endSessions(db, userId),
    auditStatement(db, { actor, action: 'roles_revoked', subject: userId }, context),
  ])
}
