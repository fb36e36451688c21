import type { Restaurant } from '../../worker/contract/restaurant.ts'
import type { LiveMessage } from '../../worker/contract/restaurants/editing.ts'
import type { Box } from '../../worker/contract/search.ts'
import { call } from './client.ts'

const boxQuery = ({ west, south, east, north }: Box) => ({ west, south, east, north })

/** The pop-ups that are out right now in a box. */
export async function fetchLive(box: Box, signal: AbortSignal): Promise<Restaurant[]> {
  const options = { query: boxQuery(box), signal }
  return (await call<{ restaurants: Restaurant[] }>('/api/live/now', options)).value.restaurants
}

interface LiveSocketEvents {
  onMessage: (message: LiveMessage) => void
  /** Called when the socket is closed or could not be opened. */
  onClosed: () => void
}

/** Listens to pop-ups around the middle of a box; returns a function that stops it, after which nothing is called. */
export function openLive(box: Box, { onMessage, onClosed }: LiveSocketEvents): () => void {
  const url = new URL('/api/live', window.location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  for (const [name, value] of Object.entries(boxQuery(box))) {
    url.searchParams.set(name, String(value))
  }
  const socket = new WebSocket(url)
  let isOver = false
  socket.addEventListener('message', ({ data }) => {
    if (isOver || typeof data !== 'string') return
    const message = parse(data)
    if (message) onMessage(message)
  })
  // An error is always followed by a close.
  socket.addEventListener('close', () => {
    if (!isOver) onClosed()
    isOver = true
  })
  return () => {
    isOver = true
    socket.close()
  }
}

function parse(text: string): LiveMessage | null {
  try {
    const found: unknown = JSON.parse(text)
    const isMessage = typeof found === 'object' && found !== null && 'type' in found
    return isMessage ? (found as LiveMessage) : null
  } catch {
    return null
  }
}
