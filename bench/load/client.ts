import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A request of the mix. */
export interface Asked {
  kind: string
  method: 'GET' | 'PUT' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Heard {
  kind: string
  /** 0 without an answer. */
  status: number
  /** Since the moment when the request was due. */
  ms: number
  hasRetryAfter: boolean
}

const STEP_MS = 2
const PATIENCE_MS = 10_000
/** The number of visitors, each with an address of their own, so that the rate limits see a crowd. */
const VISITORS = 200_000

export const isGood = ({ status }: Heard): boolean => status >= 200 && status < 400
export const isRefusal = ({ status, hasRetryAfter }: Heard): boolean =>
  (status === 429 || status === 503) && hasRetryAfter

/** How long a visitor who was refused waits before the next request. */
const BACK_OFF_MS = 50

export type Send = (asked: Asked, dueAt?: number) => Promise<Heard>

/** Sends requests to the server at `url`, over up to `most` connections. */
export function makeSend(url: URL, most: number): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: most, scheduling: 'lifo' })
  const to = { host: url.hostname, port: url.port, agent }
  const send: Send = (asked, dueAt = performance.now()) =>
    new Promise((resolve) => {
      const { kind, method, path, body } = asked
      const end = (status: number, hasRetryAfter: boolean) =>
        resolve({ kind, status, ms: performance.now() - dueAt, hasRetryAfter })
      const headers = { 'cf-connecting-ip': randomVisitor(), ...asked.headers }
      const sent = request({ ...to, method, path, headers, timeout: PATIENCE_MS }, (answer) => {
        answer.resume()
        answer.once('end', () =>
          end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined),
        )
        answer.once('error', () => end(0, false))
      })
      sent.once('timeout', () => sent.destroy())
      sent.once('error', () => end(0, false))
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

function randomVisitor(): string {
  const n = Math.floor(Math.random() * VISITORS)
  return `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
}

/**
 * Sends requests in `lanes` parallel sequences, each after the answer to the last, or a little after a refusal, to measure the
 * capacity. Resolves to good answers per second.
 */
export async function closedLoop(
  send: Send,
  next: () => Asked,
  { lanes, seconds }: { lanes: number; seconds: number },
): Promise<{ heard: Heard[]; rate: number }> {
  const startedAt = performance.now()
  const heard: Heard[] = []
  const walk = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      const one = await send(next())
      heard.push(one)
      if (isRefusal(one)) await wait(BACK_OFF_MS)
    }
  }
  await Promise.all(Array.from({ length: lanes }, walk))
  return { heard, rate: (heard.filter(isGood).length * 1000) / (performance.now() - startedAt) }
}

/**
 * Sends requests at a fixed rate whether answers come or not, as independent visitors do. Ends with the last request; answers may
 * come later.
 */
export async function openLoop(
  send: Send,
  next: () => Asked,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<{ answers: Promise<Heard[]> }> {
  const startedAt = performance.now()
  const pending: Promise<Heard>[] = []
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - startedAt) {
    const due = (elapsed * rate) / 1000
    while (pending.length < due) {
      pending.push(send(next(), startedAt + (pending.length * 1000) / rate))
    }
    await wait(STEP_MS)
  }
  return { answers: Promise.all(pending) }
}
