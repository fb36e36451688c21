import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { measureDatabase } from '../db/measureDatabase.ts'
import { countRequest } from '../timing/countRequest.ts'
import { measureStore } from '../timing/measureStore.ts'
import { type Measures, startMeasures } from '../timing/measures.ts'
import { serverTiming, totalTiming } from '../timing/serverTiming.ts'
import type { AppContext } from './context.ts'
import { addHeaders } from './headers/addHeaders.ts'
import type { RefusalLog } from './load/refusalLog.ts'

/** The header with the id of a request. */
export const REQUEST_ID = 'x-request-id'

/** These calls report only their total: what they read would reveal whether an address is known (decision 6). */
const ACCOUNTS = '/api/users/'

/** A line for each of these refusals would fill the log. */
const SHARING: ReadonlySet<Measures['refusedBy']> = new Set(['REQUESTS_AT_ONCE', 'LIMIT_LOGGING'])

/**
 * Gives each request an id and measures it. At its end it writes a log line, the counters and the header Server-Timing. They
 * name the route, not the address, which would reveal where a person is and what they search for. The refusals of a busy isolate
 * share a line, as do the messages that are dropped beyond the limit of the site's log.
 */
export function requestLog(refusals: RefusalLog) {
  return createMiddleware<AppContext>(async (c, next) => {
    const requestId = crypto.randomUUID()
    const measures = startMeasures()
    c.set('requestId', requestId)
    c.set('measures', measures)
    c.env = {
      ...c.env,
      DB: measureDatabase(c.env.DB, measures.d1, () => c.get('pause')?.()),
      SESSIONS: measureStore(c.env.SESSIONS, measures.kv),
    }
    const startedAt = performance.now()
    await next()
    const ms = performance.now() - startedAt
    const timing = c.req.path.startsWith(ACCOUNTS) ? totalTiming(ms) : serverTiming(measures, ms)
    addHeaders(c, { [REQUEST_ID]: requestId, 'server-timing': timing })
    const { method } = c.req
    const route = matchedRoutes(c).find((one) => one.method !== 'ALL')?.path ?? 'none'
    const { status } = c.res
    countRequest(c.env.TRAFFIC, { method, route, status, ms }, measures)
    if (measures.refusedBy !== null) refusals.note(c.executionCtx, measures.refusedBy)
    if (SHARING.has(measures.refusedBy)) refusals.add()
    else {
      const line = { event: 'request', requestId, method, route, status, ms: Math.round(ms) }
      console.info(JSON.stringify(line))
    }
    refusals.tellOnceASecond(Date.now())
  })
}
