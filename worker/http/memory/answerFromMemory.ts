import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { TOKEN_HEADER } from '../../contract/accounts/accountLimits.ts'
import { hasChangedHereSince } from '../../edge/changes.ts'
import type { AppContext } from '../context.ts'
import { BOOKMARK_COOKIE } from '../followBookmark.ts'
import { replaceAnswer } from '../headers/addHeaders.ts'
import { AnswerCache, type CachedAnswer } from './answerCache.ts'

const compareTags = etag()

/**
 * Repeats an answer of the last few seconds from the memory of this isolate, without reading anything. A route allows it by
 * setting `sameForAllSince`. Somebody signed in or who has just written gets a new answer. Off in development, like the edge's cache.
 */
export function answerFromMemory() {
  const cache = new AnswerCache()
  return createMiddleware<AppContext>(async (c, next) => {
    if (!isForAnybody(c)) return next()
    const found = cache.get(c.req.url, Date.now())
    if (found !== null && !hasChangedHereSince(found.begunAt)) return answer(c, found)
    await next()
    const begunAt = c.get('sameForAllSince')
    if (begunAt === undefined || c.res.status !== 200) return undefined
    const measures = c.get('measures')
    if (measures.cache === 'none') measures.cache = 'miss'
    const body = await c.res.arrayBuffer()
    replaceAnswer(c, new Response(body, c.res))
    const isEmbedded = c.get('isEmbedded') ?? false
    const headers = [...c.res.headers]
    cache.set(c.req.url, { begunAt, body, headers, isEmbedded }, Date.now())
    return undefined
  })
}

function isForAnybody(c: Context<AppContext>): boolean {
  return (
    c.req.method === 'GET' &&
    c.env.APP_ENV !== 'development' &&
    c.req.header(TOKEN_HEADER) === undefined &&
    getCookie(c, BOOKMARK_COOKIE) === undefined
  )
}

async function answer(
  c: Context<AppContext>,
  { body, headers, isEmbedded }: CachedAnswer,
): Promise<void> {
  c.get('measures').cache = 'hit'
  c.set('isEmbedded', isEmbedded)
  const give = async () => {
    c.res = new Response(body, { headers })
  }
  // `etag()` would add a tag to an answer that has none.
  if (headers.some(([name]) => name === 'etag')) await compareTags(c, give)
  else await give()
}
