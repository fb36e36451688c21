import { subscribe } from 'valtio/vanilla'
import { MAX_LIVE } from '../../../worker/contract/restaurants/restaurantLimits.ts'
import type { Box, LatLng } from '../../../worker/contract/search.ts'
import { squareAround } from '../../live/boxes.ts'
import { followLive } from '../../live/followLive.ts'
import { isInside } from '../../map/geometry.ts'
import type { Find, FindState } from '../findState.ts'
import { showClusters } from '../searching.ts'
import { applyLive, applyNow, applyReceived, endOverdue } from './applyLive.ts'
import type { Received } from './received.ts'

const LOOK_FOR_ENDED_MS = 15_000

/** Keeps the list and the map in step with pop-ups that appear, move and leave, until the returned function is called. */
export function startLive(find: Find): () => void {
  const received: Received = new Map()
  /** Pop-ups that come or go also change the counts of a map that shows some. */
  const andCount = (apply: () => void) => {
    const { answer, clusters } = find.state
    apply()
    if (find.state.answer !== answer && clusters.length > 0) void showClusters(find)
  }
  const follower = followLive({
    onChange: (change) => andCount(() => applyLive(find, change, received)),
    onNow: (out, box, askedAt) => {
      // A full answer may be cut off, so it cannot show who has gone.
      const isInBox = (place: LatLng) => out.length < MAX_LIVE && isInside(box, place)
      andCount(() => applyNow(find, { out, isInBox, askedAt }, received))
    },
  })
  let seen = ''
  const look = () => {
    applyReceived(find, received, Date.now())
    const box = boxOf(find.state)
    const key = JSON.stringify(box)
    if (box === null || key === seen) return
    seen = key
    follower.look(box)
  }
  look()
  const unsubscribe = subscribe(find.state, look)
  const lookForEnded = () => andCount(() => endOverdue(find, Date.now()))
  const ended = setInterval(lookForEnded, LOOK_FOR_ENDED_MS)
  window.addEventListener('online', follower.retry)
  window.addEventListener('pagehide', follower.pause)
  window.addEventListener('pageshow', follower.retry)
  return () => {
    unsubscribe()
    clearInterval(ended)
    window.removeEventListener('online', follower.retry)
    window.removeEventListener('pagehide', follower.pause)
    window.removeEventListener('pageshow', follower.retry)
    follower.stop()
  }
}

/** What the map shows; without a map, the square around the search. */
function boxOf({ box, centre, distanceKm }: FindState): Box | null {
  if (box) return { ...box.bounds }
  return centre && squareAround(centre, distanceKm / 2)
}
