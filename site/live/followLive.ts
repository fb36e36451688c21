import type { LiveMessage } from '../../worker/contract/listing.ts'
import { LIVE_POLL_SECONDS } from '../../worker/contract/listingLimits.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { LatestOnly } from '../api/latestOnly.ts'
import { listLive, openLive } from '../api/live.ts'
import type { Box } from '../api/restaurants.ts'
import { boundsOf, isInside } from '../map/geometry.ts'

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 60_000

export interface LiveEvents {
  onChange: (change: Extract<LiveMessage, { restaurant: Restaurant }>) => void
  /** All that is out in `box`, asked for at `askedAt` (ms since 1970) because a socket has just opened or is away. */
  onNow: (out: Restaurant[], box: Box, askedAt: number) => void
}

export interface LiveFollower {
  /** The map shows this box now. */
  look: (box: Box) => void
  /** The connection may be back: tries at once. */
  retry: () => void
  stop: () => void
}

/**
 * Follows the pop-ups of the visible map over a socket. While it cannot be opened, it is tried again after growing
 * delays, and what is out is asked for every 30 s instead.
 */
export function followLive({ onChange, onNow }: LiveEvents): LiveFollower {
  const calls = new LatestOnly()
  let box: Box | null = null
  /** What the open socket covers; null until it has said so. */
  let area: Box | null = null
  let close: (() => void) | null = null
  let hasMissed = false
  let delayMs = FIRST_DELAY_MS
  let reopening: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined

  const poll = () => {
    const asked = box
    const askedAt = Date.now()
    if (asked === null) return
    calls
      .run('now', (signal) => listLive(asked, signal))
      .then((out) => out && onNow(out, asked, askedAt))
      .catch(() => undefined)
  }
  const onMessage = (message: LiveMessage) => {
    if (message.type !== 'area') return onChange(message)
    area = message
    delayMs = FIRST_DELAY_MS
    clearInterval(polling)
    polling = undefined
    // What happened before anybody listened is asked for once, also at first: the page may be minutes old.
    poll()
    hasMissed = false
  }
  const onClosed = () => {
    close = null
    area = null
    hasMissed = true
    polling ??= setInterval(poll, LIVE_POLL_SECONDS * 1000)
    clearTimeout(reopening)
    reopening = setTimeout(open, delayMs)
    delayMs = Math.min(LONGEST_DELAY_MS, delayMs * 2)
  }
  function open(): void {
    clearTimeout(reopening)
    close?.()
    area = null
    if (box) close = openLive(box, { onMessage, onClosed })
  }

  return {
    look(seen) {
      box = seen
      const isCovered = area !== null && isInside(area, middleOf(seen))
      // A socket that is on its way will say what it covers; one that failed is tried again by its timer.
      if (isCovered || (close === null && hasMissed) || (close !== null && area === null)) return
      open()
    },
    retry() {
      if (close !== null) return
      delayMs = FIRST_DELAY_MS
      open()
    },
    stop() {
      clearTimeout(reopening)
      clearInterval(polling)
      calls.cancel('now')
      close?.()
      close = null
    },
  }
}

/** The middle of a box, across the antimeridian too. */
export function middleOf({ west, south, east, north }: Box): LatLng {
  const width = east - west + (west > east ? 360 : 0)
  const { east: lng } = boundsOf(west, south, west + width / 2, north)
  return { lat: (south + north) / 2, lng }
}
