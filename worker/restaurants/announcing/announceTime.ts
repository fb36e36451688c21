import { t } from '../../../languages/t.ts'
import type { AnnouncedTime, Announcement } from '../../contract/announcing.ts'
import {
  MAX_ANNOUNCED,
  MAX_ANNOUNCED_DAYS_AHEAD,
  MAX_ANNOUNCED_HOURS,
} from '../../contract/announcingLimits.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/durations.ts'
import { instantOf } from '../../contract/hours/zoneClock.ts'
import type { Database } from '../../db/client.ts'
import { rememberChange } from '../../edge/changes.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../safety/caller.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { noSuchRestaurant } from '../editing/changeById.ts'
import { requireOwner } from '../editing/rights.ts'
import { type AnnouncedRow, cancelTime, listTimes, readPopUp, writeTime } from './store.ts'

/** The ids of a pop-up and of one of its times. */
interface AnnouncedId {
  id: string
  time: string
}

type Context = Pick<RequestContext, 'now' | 'waitUntil'>

/** The announced times of a pop-up that have not ended at `now`, the next first. */
export async function listAnnounced(
  db: Database,
  id: string,
  now: number,
): Promise<AnnouncedTime[]> {
  return (await listTimes(db, id, now))
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map(toAnnounced)
}

const toAnnounced = ({ id, startsAt, endsAt, zone, place }: AnnouncedRow): AnnouncedTime => ({
  id,
  from: new Date(startsAt).toISOString(),
  to: new Date(endsAt).toISOString(),
  zone,
  place,
})

/**
 * Announces when and where a pop-up will be out, or changes the announcement with this id.
 * @throws AppError not_found; forbidden; conflict when it is no pop-up, is closed, has no place, or announces enough; invalid
 */
export async function announceTime(
  db: Database,
  { id, time }: AnnouncedId,
  announcement: Announcement,
  caller: Caller,
  { now, waitUntil }: Context,
): Promise<AnnouncedTime[]> {
  const { zone, closedAt } = await readOwnPopUp(db, id, caller)
  if (closedAt !== null) throw new AppError('conflict', t('This restaurant is closed'))
  if (zone === null) {
    throw new AppError('conflict', t('Please set its place first: times are local to it'))
  }
  const startsAt = momentOf(announcement.from, zone)
  const endsAt = momentOf(announcement.to, zone)
  refuseOddTimes(startsAt, endsAt, now)
  const row = { restaurantId: id, id: time, startsAt, endsAt, zone, place: announcement.place }
  if (!(await writeTime(db, row, now))) {
    const most = t('At most {most} times can be announced', { most: MAX_ANNOUNCED })
    throw new AppError('conflict', most)
  }
  waitUntil(rememberChange({ restaurantId: id, places: [] }))
  return listAnnounced(db, id, now)
}

/**
 * Cancels an announcement; an unknown one is no error.
 * @throws AppError not_found; forbidden; conflict when it is no pop-up
 */
export async function withdrawTime(
  db: Database,
  { id, time }: AnnouncedId,
  caller: Caller,
  { now, waitUntil }: Context,
): Promise<AnnouncedTime[]> {
  await readOwnPopUp(db, id, caller)
  await cancelTime(db, { restaurantId: id, id: time }, now)
  waitUntil(rememberChange({ restaurantId: id, places: [] }))
  return listAnnounced(db, id, now)
}

async function readOwnPopUp(db: Database, id: string, caller: Caller) {
  const popUp = await readPopUp(db, id)
  if (popUp === null) throw noSuchRestaurant()
  requireOwner(popUp, caller)
  if (popUp.status === 'RESTAURANT') {
    throw new AppError('conflict', t('Only pop-ups and food trucks announce times'))
  }
  return popUp
}

/** "2026-11-25T11:00" in a time zone, in milliseconds since 1970. */
function momentOf(local: string, zone: string): number {
  const shown = Date.parse(`${local}Z`)
  const day = Math.floor(shown / DAY_MS)
  return instantOf(zone, { day, minute: (shown - day * DAY_MS) / MINUTE_MS }, -Infinity)
}

function refuseOddTimes(startsAt: number, endsAt: number, now: number): void {
  const odd = (param: 'from' | 'to', sentence: string) =>
    new AppError('invalid', sentence, { param })
  if (endsAt <= startsAt) throw odd('to', t('The end has to be after the beginning'))
  if (endsAt - startsAt > MAX_ANNOUNCED_HOURS * HOUR_MS) {
    const hours = MAX_ANNOUNCED_HOURS
    throw odd('to', t('Announce each day by itself: {hours} hours at most', { hours }))
  }
  if (endsAt <= now) throw odd('to', t('That is over already'))
  if (startsAt > now + MAX_ANNOUNCED_DAYS_AHEAD * DAY_MS) {
    const days = MAX_ANNOUNCED_DAYS_AHEAD
    throw odd('from', t('That is more than {days} days ahead', { days }))
  }
}
