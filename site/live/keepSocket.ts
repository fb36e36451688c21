import type { Restaurant } from '../../worker/contract/restaurant.ts'
import type { LiveMessage } from '../../worker/contract/restaurants/editing.ts'
import type { Box } from '../../worker/contract/search.ts'
import { openLive } from '../api/live.ts'
import { isInside } from '../map/geometry.ts'
import { holds, middleOf, withNeighbours } from './boxes.ts'

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 60_000

export type LiveChange = Extract<LiveMessage, { restaurant: Restaurant }>

interface SocketEvents {
  onChange: (change: LiveChange) => void
  /** Called when the socket reports changes from now on. */
  onOpen: () => void
  onClosed: () => void
}

/** `closed`: not opened yet, or lost with a retry timer running. */
type SocketState = { name: 'closed' } | { name: 'opening' } | { name: 'open'; area: Box }

interface LiveSocket {
  /** Call when the map shows this box: opens a socket for its middle, unless the current one covers that. */
  listenTo: (box: Box) => void
  /** Whether the socket reports all changes in a box. */
  covers: (box: Box) => boolean
  state: () => SocketState['name']
  /** Tries a lost connection at once. */
  retry: () => void
  stop: () => void
}

/** Keeps a socket open for the map's area. A lost one is retried with growing delays. */
export function keepSocket({ onChange, onOpen, onClosed }: SocketEvents): LiveSocket {
  let box: Box | null = null
  /** The box that the socket was opened for. */
  let opened: Box | null = null
  let state: SocketState = { name: 'closed' }
  let close: () => void = () => undefined
  let delayMs = FIRST_DELAY_MS
  let reopening: ReturnType<typeof setTimeout> | undefined

  const onMessage = (message: LiveMessage) => {
    if (message.type !== 'area') return onChange(message)
    state = { name: 'open', area: message }
    delayMs = FIRST_DELAY_MS
    // The map may have moved while the socket opened.
    if (box && box !== opened && !isInside(message, middleOf(box))) return open()
    onOpen()
  }
  const onLost = () => {
    state = { name: 'closed' }
    reopening = setTimeout(open, delayMs)
    delayMs = Math.min(LONGEST_DELAY_MS, delayMs * 2)
    onClosed()
  }
  function open(): void {
    stop()
    if (!box) return
    state = { name: 'opening' }
    opened = box
    close = openLive(box, { onMessage, onClosed: onLost })
  }
  function stop(): void {
    clearTimeout(reopening)
    reopening = undefined
    close()
    state = { name: 'closed' }
  }

  return {
    listenTo(shown) {
      box = shown
      const isLeft = state.name === 'open' && !isInside(state.area, middleOf(shown))
      const isNew = state.name === 'closed' && reopening === undefined
      if (isLeft || isNew) open()
    },
    // An area's socket also reports its neighbours.
    covers: (shown) => state.name === 'open' && holds(withNeighbours(state.area), shown),
    state: () => state.name,
    retry() {
      if (state.name !== 'closed') return
      delayMs = FIRST_DELAY_MS
      open()
    },
    stop,
  }
}
