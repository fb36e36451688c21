import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, vi } from 'vitest'
import { createApp } from '../app.ts'
import { interceptDatabase } from '../db/interceptDatabase.ts'
import { MAX_WAIT_MS } from '../http/load/bound.ts'
import { AT_ONCE } from '../http/load/boundWork.ts'
import { request } from './request.ts'

export const SEARCH = '/api/restaurants/query?lat=42.36&long=-71.06'
export const LIMITS = 'on'
export const { max, min, waiting: queue } = AT_ONCE.REQUESTS_AT_ONCE

let open: (() => void)[] = []
export let app = createApp()

/** A search whose statements wait until `leave` is called. */
export function slowSearch(method = 'GET') {
  const { promise: gate, resolve: leave } = Promise.withResolvers<void>()
  open.push(leave)
  const DB = interceptDatabase(env.DB, async (call) => {
    await gate
    return await call()
  })
  return { answer: request(SEARCH, { method }, { DB, LIMITS }, app), leave }
}

/** As many searches as may run, and as many as may wait behind them. */
export const fill = (method = 'GET') =>
  Array.from({ length: max + queue }, () => slowSearch(method))

export async function finish(slow: readonly { answer: Promise<Response> }[]): Promise<number[]> {
  for (const leave of open) leave()
  open = []
  return Promise.all(slow.map(async ({ answer }) => (await answer).status))
}

export const statusOf = async (path: string) => (await request(path, {}, { LIMITS }, app)).status

export const setTimer = globalThis.setTimeout

/** Gives each test an isolate of its own. A clock that stands still measures no delay, and whoever waits for a slot does not give up. */
export function startEachWithAFreshIsolate(): void {
  beforeEach(() => {
    app = createApp()
    vi.setSystemTime(Date.now())
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((done, ms) =>
      setTimer(ms === MAX_WAIT_MS ? () => {} : done, ms),
    )
  })

  afterEach(async () => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    await finish([])
  })
}
