import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { LIVE_POLL_SECONDS } from '../../worker/contract/restaurants/restaurantLimits.ts'
import type { Box } from '../../worker/contract/search.ts'
import { fetchLive } from '../api/live.ts'
import { LatestOnly } from '../device/latestOnly.ts'
import { holds } from './boxes.ts'
import { keepSocket, type LiveChange } from './keepSocket.ts'

interface LiveEvents {
  onChange: (change: LiveChange) => void
  /** Everything that is out in `box`, requested at `askedAt` (ms since 1970). */
  onNow: (out: Restaurant[], box: Box, askedAt: number) => void
}

export interface LiveFollower {
  /** Call when the map shows this box. */
  look: (box: Box) => void
  /** Call when the connection may be back: tries at once. */
  retry: () => void
  /**
   * Call when the page is left: browsers cache only pages without an open connection. `retry` continues when it is shown again.
   */
  pause: () => void
  stop: () => void
}

/**
 * Follows the pop-ups of the visible map. A socket reports changes. What is out already is requested whenever the map shows a new
 * area, and every 30 s while it shows more than the socket covers or after a failed request.
 */
export function followLive({ onChange, onNow }: LiveEvents): LiveFollower {
  const calls = new LatestOnly()
  let seen: Box | null = null
  /** The last requested box; null if changes may have been missed since. */
  let asked: Box | null = null

  const ask = () => {
    const box = seen
    const askedAt = Date.now()
    if (box === null) return
    asked = box
    calls
      .run('now', (signal) => fetchLive(box, signal))
      .then((out) => out && onNow(out, box, askedAt))
      .catch(() => {
        asked = null
      })
  }
  const socket = keepSocket({
    onChange,
    // Requests what happened before the socket opened, also at first: the page may be minutes old.
    onOpen: ask,
    onClosed: () => {
      asked = null
    },
  })
  const polling = setInterval(() => {
    if (seen !== null && (asked === null || !socket.covers(seen))) ask()
  }, LIVE_POLL_SECONDS * 1000)

  return {
    look(box) {
      seen = box
      socket.listenTo(box)
      const isOnItsWay = socket.state() === 'opening'
      if (!isOnItsWay && (asked === null || !holds(asked, box))) ask()
    },
    retry: socket.retry,
    pause: socket.stop,
    stop() {
      clearInterval(polling)
      calls.cancel('now')
      socket.stop()
    },
  }
}
