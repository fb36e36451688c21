import type { Context } from 'hono'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import { TOKEN_HEADER } from '../../contract/accounts/accountLimits.ts'
import { hasChangedHereSince } from '../../edge/changes.ts'
import type { Env } from '../../env.ts'
import type { AppContext } from '../context.ts'
import { BOOKMARK_COOKIE } from '../followBookmark.ts'
import { replaceAnswer } from '../headers/addHeaders.ts'
import type { AnswerCache, CachedAnswer } from './answerCache.ts'

const compareTags = etag()

/**
 * Repeats an answer of the last few seconds from the memory of this isolate, without reading anything. A route allows it by
 * setting `sameForAllSince`. Somebody signed in or who has just written gets a new answer. Off in development, like the edge's cache.
 */
export function answerFromMemory(cache: AnswerCache) {
  return createMiddleware<AppContext>(async (c, next) => {
    if (!isForAnybody(c.req.raw, c.env)) return next()
    const found = findInMemory(cache, c.req.raw, c.env)
    if (found !== null) return answer(c, found)
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

/** The answer that memory has for a request; null when there is none or it is not for everybody. */
export function findInMemory(cache: AnswerCache, request: Request, env: Env): CachedAnswer | null {
  if (!isForAnybody(request, env)) return null
  const found = cache.get(request.url, Date.now())
  return found !== null && !hasChangedHereSince(found.begunAt) ? found : null
}

function isForAnybody({ method, headers }: Request, env: Env): boolean {
  return (
    method === 'GET' &&
    env.APP_ENV !== 'development' &&
    !headers.has(TOKEN_HEADER) &&
    parse(headers.get('cookie') ?? '', BOOKMARK_COOKIE)[BOOKMARK_COOKIE] === undefined
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
