import { DurableObject } from 'cloudflare:workers'
import type { LiveChange, LiveMessage } from '../contract/restaurants/editing.ts'
import type { Env, LiveAreaCalls } from '../env.ts'
import { ensureTables, forget, isNews, nextEnd, remember, takeEnded } from './store.ts'

/** Who comes to listen. */
interface Arrival {
  /** What they hear first. */
  hello: LiveMessage
  /** The address they come from. */
  visitor: string
  /** How many sockets such a visitor may have. */
  most: number
}

const ARRIVAL_HEADER = 'x-arrival'

/** Has an area take a socket in: 101 with the socket, or 503 when it or the visitor has too many. */
export function arrive(area: Pick<Fetcher, 'fetch'>, arrival: Arrival): Promise<Response> {
  // Only a request can bring a socket about; its address says nothing.
  const headers = { upgrade: 'websocket', [ARRIVAL_HEADER]: JSON.stringify(arrival) }
  return area.fetch('https://live.invalid/', { headers })
}

/** The platform holds 32,768 sockets an object. */
const MAX_SOCKETS = 20_000

/** Who looks at one area of the map, and which pop-ups are out there. It sleeps while nothing happens; the sockets stay. */
export class LiveArea extends DurableObject<Env> implements LiveAreaCalls {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ensureTables(ctx.storage.sql)
    // Answered by the platform, without waking the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  /** Takes a socket in, for `arrive`. */
  override async fetch(request: Request): Promise<Response> {
    const arrival: Arrival = JSON.parse(request.headers.get(ARRIVAL_HEADER) ?? '')
    const { hello, visitor, most } = arrival
    const isFull =
      this.ctx.getWebSockets().length >= MAX_SOCKETS ||
      this.ctx.getWebSockets(visitor).length >= most
    if (isFull) return new Response(null, { status: 503 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, [visitor])
    server.send(JSON.stringify(hello))
    return new Response(null, { status: 101, webSocket: client })
  }

  /**
   * Tells everybody. `until` (milliseconds since 1970) is when an ONLINE pop-up ends by itself. Calls may overtake each
   * other on their way: an older version of a restaurant than the newest heard is dropped.
   */
  async publish(change: LiveChange, until: number | null): Promise<void> {
    if (!isNews(this.ctx.storage.sql, change.restaurant, Date.now())) return
    if (change.type === 'offline' || until === null) {
      forget(this.ctx.storage.sql, change.restaurant._id)
    } else remember(this.ctx.storage.sql, change.restaurant, until)
    this.tell(change)
    await this.setTimer()
  }

  override async alarm(): Promise<void> {
    for (const restaurant of takeEnded(this.ctx.storage.sql, Date.now())) {
      this.tell({
        type: 'offline',
        restaurant: { ...restaurant, status: 'OFFLINE', onlineUntil: null, onlineSince: null },
      })
    }
    await this.setTimer()
  }

  /** Nobody has anything to say here. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(1008)
  }

  private tell(change: LiveChange): void {
    const text = JSON.stringify(change)
    for (const socket of this.ctx.getWebSockets()) {
      // A socket that is closing throws; its close is already on the way.
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    }
  }

  private async setTimer(): Promise<void> {
    const end = nextEnd(this.ctx.storage.sql)
    if (end === null) await this.ctx.storage.deleteAlarm()
    else await this.ctx.storage.setAlarm(end)
  }
}
