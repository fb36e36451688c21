import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { openFor } from '../db/client.ts'
import type { AppContext } from './context.ts'

/** Which state of the database a browser has seen: a write answers with it, and every later request sends it along. */
export const BOOKMARK_COOKIE = 'bookmark'
/** Longer than the edge keeps a page (60 s) and than a replica stays behind. */
const BOOKMARK_SECONDS = 120

const READS: readonly string[] = ['GET', 'HEAD']
const BOOKMARK = /^[\w-]{1,200}$/

/** Whoever has just written reads what they wrote: no replica answers that is behind it. */
export const followBookmark = createMiddleware<AppContext>(async (c, next) => {
  const sent = getCookie(c, BOOKMARK_COOKIE) ?? ''
  const since = BOOKMARK.test(sent) ? sent : null
  const isWriting = !READS.includes(c.req.method)
  const { DB, bookmark } = openFor(c.env.DB, { isWriting, since })
  c.env = { ...c.env, DB }
  await next()
  const reached = isWriting ? bookmark() : null
  if (reached === null) return
  // A page that was fetched ahead is from before the write.
  c.header('clear-site-data', '"prefetchCache"')
  setCookie(c, BOOKMARK_COOKIE, reached, {
    path: '/',
    maxAge: BOOKMARK_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
  })
})
