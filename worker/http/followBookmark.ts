import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { openFor } from '../db/client.ts'
import type { AppContext } from './context.ts'

/** Which state of the database a browser has seen: a write answers with it, and every later request sends it along. */
export const BOOKMARK_COOKIE = 'bookmark'
/** Longer than the edge keeps a page (60 s, and 60 s more while one visitor renews it) and longer than a replica lags. */
const BOOKMARK_SECONDS = 180

const READS: readonly string[] = ['GET', 'HEAD']
const BOOKMARK = /^[\w-]{1,200}$/

/** Read your own writes: after a write, no replica answers that has not seen it. */
export const followBookmark = createMiddleware<AppContext>(async (c, next) => {
  const sent = getCookie(c, BOOKMARK_COOKIE) ?? ''
  const since = BOOKMARK.test(sent) ? sent : null
  const isWriting = !READS.includes(c.req.method)
  const { DB, bookmark } = openFor(c.env.DB, { isWriting, since })
  c.env = { ...c.env, DB }
  await next()
  const reached = isWriting ? bookmark() : null
  if (reached === null) return
  // Prefetched pages are from before the write.
  c.header('clear-site-data', '"prefetchCache"')
  setCookie(c, BOOKMARK_COOKIE, reached, {
    path: '/',
    maxAge: BOOKMARK_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
  })
})
