import { and, count, desc, eq, gt, isNull, lte, ne, not, sql } from 'drizzle-orm'
import { MAX_ANNOUNCED } from '../../contract/announcingLimits.ts'
import { DAY_MS } from '../../contract/durations.ts'
import { type Database, query } from '../../db/client.ts'
import { rowsOf } from '../../db/statements/rowsOf.ts'
import { announcedTimes } from '../../db/tables/announced.ts'
import { restaurants } from '../../db/tables/restaurants.ts'

/** How long calendars still get a time that has ended. */
export const KEPT_AFTER_END_MS = 7 * DAY_MS

export type AnnouncedRow = typeof announcedTimes.$inferSelect

const popUpColumns = {
  name: restaurants.name,
  status: restaurants.status,
  zone: restaurants.zone,
  ownerId: restaurants.ownerId,
  closedAt: restaurants.closedAt,
  version: restaurants.version,
  modifiedAt: restaurants.modifiedAt,
}

export type PopUpRow = Pick<typeof restaurants.$inferSelect, keyof typeof popUpColumns>

/** Null when there is no such restaurant. */
export async function readPopUp(db: Database, id: string): Promise<PopUpRow | null> {
  const row = await query(db)
    .select(popUpColumns)
    .from(restaurants)
    .where(and(eq(restaurants.id, id), isNull(restaurants.deletedAt)))
    .get()
  return row ?? null
}

/**
 * The times of a pop-up that end after `after`, cancelled ones too; the earliest first. Of too many it leaves out those that end
 * first, so that those ahead are never missing.
 */
export async function listTimes(db: Database, id: string, after: number): Promise<AnnouncedRow[]> {
  const rows = await query(db)
    .select()
    .from(announcedTimes)
    .where(and(eq(announcedTimes.restaurantId, id), gt(announcedTimes.endsAt, after)))
    .orderBy(desc(announcedTimes.endsAt), desc(announcedTimes.id))
    .limit(2 * MAX_ANNOUNCED)
  return rows.sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1))
}

type NewTime = Pick<AnnouncedRow, 'restaurantId' | 'id' | 'startsAt' | 'endsAt' | 'zone' | 'place'>

/**
 * Adds or changes a time; a repetition changes nothing. Removes times that calendars no longer need. False when MAX_ANNOUNCED
 * others are still ahead; cancelled ones count, since calendars get them too.
 */
export async function writeTime(db: Database, time: NewTime, now: number): Promise<boolean> {
  const { restaurantId, id, startsAt, endsAt, zone, place } = time
  const ofIt = eq(announcedTimes.restaurantId, restaurantId)
  const others = query(db)
    .select({ n: count() })
    .from(announcedTimes)
    .where(and(ofIt, ne(announcedTimes.id, id), gt(announcedTimes.endsAt, now)))
  const hasRoom = sql`(${others}) < ${MAX_ANNOUNCED}`
  const row = { ...time, version: 1, modifiedAt: now }
  const isAsSaid = sql`(${announcedTimes.startsAt}, ${announcedTimes.endsAt}, ${announcedTimes.zone},
    ${announcedTimes.place}, ${announcedTimes.cancelledAt}) IS (${startsAt}, ${endsAt}, ${zone}, ${place}, NULL)`
  const [, , kept] = await query(db).batch([
    query(db)
      .delete(announcedTimes)
      .where(and(ofIt, lte(announcedTimes.endsAt, now - KEPT_AFTER_END_MS))),
    query(db)
      .insert(announcedTimes)
      .select(rowsOf(db, announcedTimes, [row], hasRoom))
      .onConflictDoUpdate({
        target: [announcedTimes.restaurantId, announcedTimes.id],
        set: {
          ...time,
          version: sql`${announcedTimes.version} + 1`,
          modifiedAt: now,
          cancelledAt: null,
        },
        setWhere: not(isAsSaid),
      }),
    query(db)
      .select({ id: announcedTimes.id })
      .from(announcedTimes)
      .where(and(ofIt, eq(announcedTimes.id, id), isAsSaid)),
  ])
  return kept.length > 0
}

/** Cancels a time. */
export async function cancelTime(
  db: Database,
  { restaurantId, id }: Pick<NewTime, 'restaurantId' | 'id'>,
  now: number,
): Promise<void> {
  await query(db)
    .update(announcedTimes)
    .set({ cancelledAt: now, modifiedAt: now, version: sql`${announcedTimes.version} + 1` })
    .where(
      and(
        eq(announcedTimes.restaurantId, restaurantId),
        eq(announcedTimes.id, id),
        isNull(announcedTimes.cancelledAt),
      ),
    )
}
