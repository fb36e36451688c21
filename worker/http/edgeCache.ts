import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { AppContext } from './context.ts'
import { BOOKMARK_COOKIE } from './followBookmark.ts'

/**
 * Caches anonymous pages at the edge for their `s-maxage`. Off in development, where a page should change when its code
 * does. A visitor who has just written something gets each page rendered anew, and the new page replaces the cached one.
 */
export const edgeCache = createMiddleware<AppContext>(async (c, next) => {
  if (c.req.method !== 'GET' || c.env.APP_ENV === 'development') return next()
  const cache = caches.default
  const hasWritten = getCookie(c, BOOKMARK_COOKIE) !== undefined
  const kept = hasWritten ? undefined : await cache.match(c.req.raw)
  c.get('measures').cache = kept ? 'hit' : 'miss'
  if (kept) return new Response(kept.body, kept)
  await next()
  if (c.res.status === 200 && c.res.headers.get('cache-control')?.includes('s-maxage')) {
    c.executionCtx.waitUntil(cache.put(c.req.raw, c.res.clone()))
  }
  return undefined
})
