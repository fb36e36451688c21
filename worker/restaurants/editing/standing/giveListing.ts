import { auditStatement } from '../../../safety/audit.ts'
import type { Occasion } from '../../../safety/occasion.ts'
import { noSuchRestaurant } from '../changeById.ts'
import { readOwner, setOwner } from '../store.ts'

/**
 * Makes a user the owner of a listing, at once and whoever owned it before; `to` null makes it nobody's again. `actor` is
 * null for the program of an operator.
 * @throws AppError not_found
 */
export async function giveListing(
  db: D1Database,
  { id, to, actor }: { id: string; to: string | null; actor: string | null },
  occasion: Pick<Occasion, 'now' | 'requestId'>,
): Promise<void> {
  if ((await readOwner(db, id)) === null) throw noSuchRestaurant()
  const subject = `${to ?? 'nobody'} ${id}`
  await db.batch([
    ...setOwner(db, { id, ownerId: to, now: occasion.now }),
    auditStatement(db, { actor, action: 'listing_given', subject }, occasion),
  ])
}
