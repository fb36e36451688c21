import { type Database, query } from '../../../db/client.ts'
import { auditStatement } from '../../../safety/audit.ts'
import type { RequestContext } from '../../../safety/requestContext.ts'
import { noSuchRestaurant } from '../changeById.ts'
import { setOwner } from '../store.ts'

/**
 * Makes a user the owner of a restaurant in place of any other; with `to` null it has no owner. `actor` is null for an operator's
 * program.
 * @throws AppError not_found
 */
export async function giveRestaurant(
  db: Database,
  { id, to, actor }: { id: string; to: string | null; actor: string | null },
  context: Pick<RequestContext, 'now' | 'requestId'>,
): Promise<void> {
  const subject = `${to ?? 'nobody'} ${id}`
  const { own, document } = setOwner(db, { id, ownerId: to, now: context.now })
  const given = { actor, action: 'restaurant_given', subject } as const
  const [owned] = await query(db).batch([
    own,
    auditStatement(db, given, context, 'if changed'),
    document,
  ])
  if (owned.meta.changes === 0) throw noSuchRestaurant()
}
