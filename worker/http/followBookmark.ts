import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { openFor } from '../db/client.ts'
import type { AppContext } from './context.ts'

/** The state of the database that a browser has seen: the answer to a write sets it, and later requests send it. */
export const BOOKMARK_COOKIE = 'bookmark'
/** Longer than the edge keeps a page (60 s, and 60 s more while one visitor renews it) and longer than a replica lags. */
const BOOKMARK_SECONDS = 180

const READS: readonly string[] = ['GET', 'HEAD']
const BOOKMARK = /^[\w-]{1,200}$/

/** Read your own writes: after a write, no replica answers that does not have it yet. */
export const followBookmark = createMiddleware<AppContext>(async (c, next) => {
  const sent = getCookie(c, BOOKMARK_COOKIE) ?? ''
  const since = BOOKMARK.test(sent) ? sent : null
  const isWriting = !READS.includes(c.req.method)
  const { DB, bookmark } = openFor(c.env.DB, { isWriting, since })
  c.env = { ...c.env, DB }
  await next()
  const reached = isWriting ? bookmark() : null
  if (reached === null) return
  // The browser prefetched its pages before the write.
  c.header('clear-site-data', '"prefetchCache"')
  setCookie(c, BOOKMARK_COOKIE, reached, {
    path: '/',
    maxAge: BOOKMARK_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
  })
})
