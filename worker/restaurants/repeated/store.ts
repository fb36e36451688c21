import { and, eq, exists, isNotNull, lte, or, sql } from 'drizzle-orm'
import { type Database, query, type Statement } from '../../db/client.ts'
import { restaurantColumns } from '../../db/restaurantRow.ts'
import { restaurants } from '../../db/tables/restaurants.ts'
import { sentRequests } from '../../db/tables/sentRequests.ts'

/** The mark of a request that may come twice: one that adds a restaurant, or one with a key that edits one. */
export interface Sent {
  /** 'place': by name and place; such a mark is ignored once its restaurant is deleted. */
  by: 'key' | 'place'
  userId: string
  key: string
  /** Digest of the whole body. */
  digest: string
  /** Milliseconds since 1970. */
  endsAt: number
}

function isOf({ userId, key }: Pick<Sent, 'userId' | 'key'>) {
  return and(eq(sentRequests.userId, userId), eq(sentRequests.key, key))
}

function selectSent(db: Database, sent: Sent) {
  return query(db)
    .select({
      ...restaurantColumns,
      deletedAt: restaurants.deletedAt,
      digest: sentRequests.digest,
    })
    .from(sentRequests)
    .innerJoin(restaurants, eq(restaurants.id, sentRequests.restaurantId))
    .where(isOf(sent))
}

type SentRow = Awaited<ReturnType<typeof selectSent>>[number]

/**
 * The restaurant that the same request added or edited, deleted or not. The read is in a writing batch, so that the primary
 * answers: a replica may not have the row that has just broken the constraint.
 */
export async function readSent(db: Database, sent: Sent, now: number): Promise<SentRow | null> {
  const [, [row]] = await query(db).batch([
    query(db)
      .delete(sentRequests)
      .where(and(isOf(sent), lte(sentRequests.endsAt, now))),
    selectSent(db, sent),
  ])
  return row ?? null
}

/**
 * Records a request by its mark, and beside a key by its place. Breaks a constraint when `mark` was sent before; replaces an older
 * `placeMark`.
 */
export function recordRequest(
  db: Database,
  mark: Sent,
  placeMark: Sent | null,
  restaurantId: string,
  now: number,
): Statement[] {
  const deleted = query(db)
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.id, sentRequests.restaurantId), isNotNull(restaurants.deletedAt)))
  const endsWithDeletion = mark.by === 'place' ? exists(deleted) : undefined
  const isOver = or(lte(sentRequests.endsAt, now), endsWithDeletion)
  const forget = query(db)
    .delete(sentRequests)
    .where(and(isOf(mark), isOver))
  const note = query(db)
    .insert(sentRequests)
    .values({ ...mark, restaurantId })
  if (placeMark === null) return [forget, note]
  const { userId, key, by, ...replaced } = { ...placeMark, restaurantId }
  const replace = query(db)
    .insert(sentRequests)
    .values({ userId, key, ...replaced })
    .onConflictDoUpdate({ target: [sentRequests.userId, sentRequests.key], set: replaced })
  return [forget, note, replace]
}

/**
 * Records an edit if it wrote the version after `version`; does nothing if somebody else wrote that. Breaks a constraint when the
 * edit was sent before.
 */
export function recordEdit(
  db: Database,
  { userId, key, digest, endsAt }: Sent,
  { id, version }: { id: string; version: number },
): Statement {
  const edited = query(db)
    .select({
      userId: sql<string>`${userId}`.as('user_id'),
      key: sql<string>`${key}`.as('key'),
      digest: sql<string>`${digest}`.as('digest'),
      restaurantId: restaurants.id,
      endsAt: sql<number>`${endsAt}`.as('ends_at'),
    })
    .from(restaurants)
    .where(and(eq(restaurants.id, id), eq(restaurants.version, version)))
  return query(db).insert(sentRequests).select(edited)
}

/** For the Cron: deletes rows that no request can match any more. */
export async function sweepSentRequests(db: Database, now: number): Promise<void> {
  await query(db).delete(sentRequests).where(lte(sentRequests.endsAt, now))
}
