import { createMiddleware } from 'hono/factory'
import { BOOKMARK_HEADER } from '../contract/headers.ts'
import { openFor } from '../db/client.ts'
import type { AppContext } from './context.ts'

const READS: readonly string[] = ['GET', 'HEAD']
const BOOKMARK = /^[\w-]{1,200}$/

/** Whoever has just written reads what they wrote: see `BOOKMARK_HEADER`. */
export const followBookmark = createMiddleware<AppContext>(async (c, next) => {
  const sent = c.req.header(BOOKMARK_HEADER) ?? ''
  const since = BOOKMARK.test(sent) ? sent : null
  const isWriting = !READS.includes(c.req.method)
  const { DB, bookmark } = openFor(c.env.DB, { isWriting, since })
  c.env = { ...c.env, DB }
  await next()
  const reached = isWriting ? bookmark() : null
  if (reached !== null) c.header(BOOKMARK_HEADER, reached)
})
