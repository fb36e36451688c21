import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

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

export const isGood = ({ status }: Heard): boolean => status >= 200 && status < 400
export const isRefusal = ({ status, hasRetryAfter }: Heard): boolean =>
  (status === 429 || status === 503) && hasRetryAfter

/** How long a visitor who was refused waits before the next request. */
const BACK_OFF_MS = 50

export type Send = (asked: Asked, dueAt?: number) => Promise<Heard>

/** Milliseconds that all threads of this process count alike. */
export const clock = (): number => performance.timeOrigin + performance.now()

/**
 * Sends requests to the server at `url`, over up to `most` connections, in a thread of its own. What the answers leave in memory is
 * collected several times a second, and beside all that this program loads that took tens of milliseconds, which counted as theirs.
 */
export function makeSend(url: URL, most: number): { send: Send; close(): Promise<unknown> } {
  const sender = new Worker(new URL('./sender.ts', import.meta.url), {
    workerData: { url: url.href, most },
  })
  const waiting = new Map<number, (heard: Heard) => void>()
  let sent = 0
  sender.on('message', ({ id, heard }: { id: number; heard: Heard }) => {
    waiting.get(id)?.(heard)
    waiting.delete(id)
  })
  const send: Send = (asked, dueAt = performance.now()) =>
    new Promise((resolve) => {
      sent += 1
      waiting.set(sent, resolve)
      sender.postMessage({ id: sent, asked, dueAt: performance.timeOrigin + dueAt })
    })
  return { send, close: () => sender.terminate() }
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
