import type { Database } from '../../db/client.ts'
import type { RestaurantRow } from '../record.ts'
import { ROW_COLUMNS } from '../store.ts'

/** Listings with a Google id, or the one with an id of our own, that were not deleted; oldest first. */
export async function listByPlaceId(
  db: Database,
  id: { googleId: string } | { listingId: string },
  limit: number,
): Promise<RestaurantRow[]> {
  const [column, value] = 'googleId' in id ? ['google_id', id.googleId] : ['id', id.listingId]
  const { results } = await db
    .prepare(
      `SELECT ${ROW_COLUMNS} FROM restaurants r
      WHERE r.${column} = ?1 AND r.deleted_at IS NULL ORDER BY r.n LIMIT ?2`,
    )
    .bind(value, limit)
    .all<RestaurantRow>()
  return results
}

/** What stands for a request to add something. */
export interface Sent {
  /** What is known by its name and place is forgotten with its listing; a key is not. */
  by: 'key' | 'place'
  userId: string
  key: string
  /** Of all that was sent. */
  digest: string
  /** Milliseconds since 1970. */
  endsAt: number
}

export type SentRow = RestaurantRow & { digest: string; deleted_at: number | null }

/**
 * The listing that the same request made, deleted or not. A batch that writes is the primary's: a replica may not know
 * yet of the row that broke the constraint a moment ago.
 */
export async function readSent(
  db: Database,
  { userId, key }: Sent,
  now: number,
): Promise<SentRow | null> {
  const [, read] = await db.batch<SentRow>([
    db
      .prepare('DELETE FROM creations WHERE user_id = ?1 AND key = ?2 AND ends_at <= ?3')
      .bind(userId, key, now),
    db
      .prepare(
        `SELECT ${ROW_COLUMNS}, r.deleted_at, c.digest
        FROM creations c JOIN restaurants r ON r.id = c.restaurant_id
        WHERE c.user_id = ?1 AND c.key = ?2`,
      )
      .bind(userId, key),
  ])
  return read?.results[0] ?? null
}

/** Notes what makes a listing. Breaks a constraint while `decisive` was sent before; `other` gives way. */
export function noteSent(
  db: Database,
  decisive: Sent,
  other: Sent | null,
  listingId: string,
  now: number,
): D1PreparedStatement[] {
  const note = (how: 'INSERT' | 'INSERT OR REPLACE', sent: Sent) =>
    db
      .prepare(
        `${how} INTO creations (user_id, key, digest, restaurant_id, ends_at)
        VALUES (?1, ?2, ?3, ?4, ?5)`,
      )
      .bind(sent.userId, sent.key, sent.digest, listingId, sent.endsAt)
  const forget = db
    .prepare(
      `DELETE FROM creations WHERE user_id = ?1 AND key = ?2 AND (ends_at <= ?3 OR ?4 = 'place'
        AND EXISTS (SELECT 1 FROM restaurants r WHERE r.id = restaurant_id AND r.deleted_at IS NOT NULL))`,
    )
    .bind(decisive.userId, decisive.key, now, decisive.by)
  return [
    forget,
    note('INSERT', decisive),
    ...(other === null ? [] : [note('INSERT OR REPLACE', other)]),
  ]
}

/** For the Cron: lets go of what no request can meet again. */
export async function sweepCreations(db: Database, now: number): Promise<void> {
  await db.prepare('DELETE FROM creations WHERE ends_at <= ?1').bind(now).run()
}
