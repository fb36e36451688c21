import { asOffline } from '../../contract/restaurants/asOffline.ts'
import type { Env } from '../../env.ts'
import { publishLive } from '../../live/publish.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { placeOf, statusOf, toRestaurant } from '../record.ts'
import type { WholeRow } from '../saving/store.ts'

/** Whether the map draws it: a pop-up that is ONLINE and neither closed nor deleted. */
function isOut(row: WholeRow, now: number): boolean {
  return statusOf(row, now) === 'ONLINE' && row.closedAt === null && row.deletedAt === null
}

/** Sends a change to live maps, if it concerns them. */
export function notifyLiveMaps(
  env: Pick<Env, 'LIVE'>,
  before: WholeRow,
  after: WholeRow,
  { now, waitUntil }: Pick<RequestContext, 'now' | 'waitUntil'>,
): void {
  const [was, is] = [isOut(before, now), isOut(after, now)]
  // When the timer ends a pop-up, open maps may still show it although it counts as OFFLINE already.
  const hasEnded = before.status === 'ONLINE' && !is
  if (!is && !hasEnded) return
  const type = is ? (was ? 'moved' : 'online') : 'offline'
  const restaurant = toRestaurant(after, now)
  const shown = is ? restaurant : asOffline(restaurant)
  const places = [placeOf(before), placeOf(after)].filter((place) => place !== null)
  waitUntil(publishLive(env, { type, restaurant: shown }, places, is ? after.onlineUntil : null))
}
