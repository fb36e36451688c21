import { DurableObject } from 'cloudflare:workers'
import { asOffline } from '../contract/restaurants/asOffline.ts'
import type { LiveChange, LiveMessage } from '../contract/restaurants/editing.ts'
import type { Env, LiveAreaCalls } from '../env.ts'
import { ensureTables, forget, isNews, nextEnd, remember, takeEnded } from './store.ts'

/** A visitor who opens a socket. */
interface Arrival {
  /** The first message to them. */
  hello: LiveMessage
  /** Their IP address. */
  visitor: string
  /** How many sockets this visitor may have. */
  maxSockets: number
}

const ARRIVAL_HEADER = 'x-arrival'

/** Opens a socket to an area: 101 with the socket, or 503 when the area or the visitor has too many. */
export function arrive(area: Pick<Fetcher, 'fetch'>, arrival: Arrival): Promise<Response> {
  // Only a request can open a socket; its address does not matter.
  const headers = { upgrade: 'websocket', [ARRIVAL_HEADER]: JSON.stringify(arrival) }
  return area.fetch('https://live.invalid/', { headers })
}

/** The platform allows 32,768 sockets for each object. */
const MAX_SOCKETS = 20_000

/** The viewers of one map area and the pop-ups that are out there. It hibernates while nothing happens; the sockets stay open. */
export class LiveArea extends DurableObject<Env> implements LiveAreaCalls {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ensureTables(ctx.storage.sql)
    // The platform answers without waking the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  /** Accepts a socket, for `arrive`. */
  override async fetch(request: Request): Promise<Response> {
    const arrival: Arrival = JSON.parse(request.headers.get(ARRIVAL_HEADER) ?? '')
    const { hello, visitor, maxSockets } = arrival
    const isFull =
      this.ctx.getWebSockets().length >= MAX_SOCKETS ||
      this.ctx.getWebSockets(visitor).length >= maxSockets
    if (isFull) return new Response(null, { status: 503 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, [visitor])
    server.send(JSON.stringify(hello))
    return new Response(null, { status: 101, webSocket: client })
  }

  /**
   * Sends a change to every socket. `until` (milliseconds since 1970) is when an ONLINE pop-up goes OFFLINE by itself. Calls may
   * arrive out of order, so a version older than the newest known one is dropped.
   */
  async publish(change: LiveChange, until: number | null): Promise<void> {
    if (!isNews(this.ctx.storage.sql, change.restaurant, Date.now())) return
    if (change.type === 'offline' || until === null) {
      forget(this.ctx.storage.sql, change.restaurant._id)
    } else remember(this.ctx.storage.sql, change.restaurant, until)
    this.send(change)
    await this.setTimer()
  }

  override async alarm(): Promise<void> {
    for (const restaurant of takeEnded(this.ctx.storage.sql, Date.now())) {
      this.send({ type: 'offline', restaurant: asOffline(restaurant) })
    }
    await this.setTimer()
  }

  /** Clients send nothing but pings. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(1008)
  }

  private send(change: LiveChange): void {
    const text = JSON.stringify(change)
    for (const socket of this.ctx.getWebSockets()) {
      // Sending to a closing socket throws.
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    }
  }

  private async setTimer(): Promise<void> {
    const end = nextEnd(this.ctx.storage.sql)
    if (end === null) await this.ctx.storage.deleteAlarm()
    else await this.ctx.storage.setAlarm(end)
  }
}
