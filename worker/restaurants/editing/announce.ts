import type { Restaurant } from '../../contract/restaurant.ts'
import type { Env } from '../../env.ts'
import { publishLive } from '../../live/publish.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { placeOf, statusOf, toRestaurant } from '../record.ts'
import type { WholeRow } from '../saving/store.ts'

/** On the map: a pop-up that is out and neither closed nor deleted. */
function isOut(row: WholeRow, now: number): boolean {
  return statusOf(row, now) === 'ONLINE' && row.closedAt === null && row.deletedAt === null
}

function offline(restaurant: Restaurant): Restaurant {
  return { ...restaurant, status: 'OFFLINE', onlineUntil: null, onlineSince: null }
}

/** Tells live maps what a change means to them, if anything. */
export function announce(
  env: Pick<Env, 'LIVE'>,
  before: WholeRow,
  after: WholeRow,
  { now, waitUntil }: Pick<RequestContext, 'now' | 'waitUntil'>,
): void {
  const [was, is] = [isOut(before, now), isOut(after, now)]
  // The timer ends what nobody sees any more; whoever looks on may still have it.
  const hasEnded = before.status === 'ONLINE' && !is
  if (!is && !hasEnded) return
  const type = is ? (was ? 'moved' : 'online') : 'offline'
  const restaurant = toRestaurant(after, now)
  const told = is ? restaurant : offline(restaurant)
  const places = [placeOf(before), placeOf(after)].filter((place) => place !== null)
  waitUntil(publishLive(env, { type, restaurant: told }, places, is ? after.onlineUntil : null))
}
