import { type Database, query } from '../../../db/client.ts'
import { auditStatement } from '../../../safety/audit.ts'
import type { Occasion } from '../../../safety/occasion.ts'
import { noSuchRestaurant } from '../changeById.ts'
import { setOwner } from '../store.ts'

/**
 * Makes a user the owner of a listing, at once and whoever owned it before; `to` null makes it nobody's again. `actor` is
 * null for the program of an operator.
 * @throws AppError not_found
 */
export async function giveListing(
  db: Database,
  { id, to, actor }: { id: string; to: string | null; actor: string | null },
  occasion: Pick<Occasion, 'now' | 'requestId'>,
): Promise<void> {
  const subject = `${to ?? 'nobody'} ${id}`
  const { own, document } = setOwner(db, { id, ownerId: to, now: occasion.now })
  const given = { actor, action: 'listing_given', subject } as const
  const [owned] = await query(db).batch([
    own,
    auditStatement(db, given, occasion, 'if changed'),
    document,
  ])
  if (owned.meta.changes === 0) throw noSuchRestaurant()
}
