import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { AppContext } from './context.ts'

/**
 * Gives each request an id and writes one line when it ends. The line holds the route, not the address: an address
 * tells where a person is and what they search.
 */
export const requestLog = createMiddleware<AppContext>(async (c, next) => {
  const requestId = crypto.randomUUID()
  c.set('requestId', requestId)
  const startedAt = Date.now()
  await next()
  c.header('x-request-id', requestId)
  console.info(
    JSON.stringify({
      event: 'request',
      requestId,
      method: c.req.method,
      route: matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'none',
      status: c.res.status,
      ms: Date.now() - startedAt,
    }),
  )
})
