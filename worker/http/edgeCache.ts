import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { changeAddress, hasChangedSince } from '../edge/changes.ts'
import { SECOND_MS } from '../time.ts'
import type { AppContext } from './context.ts'
import { BOOKMARK_COOKIE } from './followBookmark.ts'

/** What a kept page says about itself; no visitor sees it. */
const BEGUN_AT = 'x-begun-at'
const CHANGE_ADDRESS = 'x-change-address'
const LIFE = 'x-life'
/**
 * How long after that a page is still given to all but one. No header says so: a browser would keep to it too, and show people
 * the page as it was before their own change.
 */
const STALE_SECONDS = 60
/** Longer than rendering a page takes. */
const CLAIM_SECONDS = 10

interface Kept {
  answer: Response
  begunAt: number
  isFresh: boolean
}

/**
 * Keeps anonymous pages at the edge for their `s-maxage`. For a minute after that, one visitor gets the
 * page rendered anew and all others the kept one; that one too when rendering fails. A change of what the page shows
 * ends it in the data centre that took the change. Off in development, where a page should change when its code does. A
 * visitor who has just written something gets each page rendered anew, and the new page replaces the kept one.
 */
const edgeCache = createMiddleware<AppContext>(async (c, next) => {
  if (c.req.method !== 'GET' || c.env.APP_ENV === 'development') return next()
  const begunAt = Date.now()
  const hasWritten = getCookie(c, BOOKMARK_COOKIE) !== undefined
  const kept = hasWritten ? null : await readKept(c.req.url, begunAt)
  const isAnswer = kept !== null && (kept.isFresh || !(await claim(c.req.url)))
  c.get('measures').cache = isAnswer ? 'hit' : 'miss'
  if (isAnswer) {
    c.set('sameForAllSince', kept.begunAt)
    return kept.answer
  }
  await next()
  if (kept !== null && (c.res.status >= 500 || c.res.status === 429)) {
    c.res = undefined
    c.res = kept.answer
  } else if (c.res.status === 200) keep(c, begunAt)
  return undefined
})

/** Tags what is rendered, once for all who get it. It answers no 304, which could not be kept. */
const tag = createMiddleware<AppContext>(async (c, next) => {
  await next()
  if (c.res.status !== 200 || c.req.method !== 'GET') return
  const digest = await crypto.subtle.digest('SHA-1', await c.res.clone().arrayBuffer())
  c.header('etag', `"${btoa(String.fromCharCode(...new Uint8Array(digest)))}"`)
})

/** The edge's cache with its tags; the first compares those of what is kept with those that the visitor has. */
export const keptAtEdge = [etag(), edgeCache, tag] as const

async function readKept(url: string, now: number): Promise<Kept | null> {
  const stored = await caches.default.match(url)
  if (stored === undefined) return null
  const begunAt = Number(stored.headers.get(BEGUN_AT))
  const changes = stored.headers.get(CHANGE_ADDRESS)
  if (changes !== null && (await hasChangedSince(changes, begunAt))) return null
  const life = stored.headers.get(LIFE) ?? ''
  const answer = new Response(stored.body, stored)
  answer.headers.set('cache-control', life)
  for (const name of [BEGUN_AT, CHANGE_ADDRESS, LIFE]) answer.headers.delete(name)
  return { answer, begunAt, isFresh: now < begunAt + freshSecondsOf(life) * SECOND_MS }
}

/** Whether nobody else in this data centre is rendering that page. */
async function claim(url: string): Promise<boolean> {
  const address = `https://claims.invalid/${encodeURIComponent(url)}`
  if ((await caches.default.match(address)) !== undefined) return false
  const headers = { 'cache-control': `s-maxage=${CLAIM_SECONDS}` }
  await caches.default.put(address, new Response(null, { headers }))
  return true
}

/** `begunAt` tells what the page can know of: data that changed later may be missing in it. */
function keep(c: Context<AppContext>, begunAt: number): void {
  const life = c.res.headers.get('cache-control') ?? ''
  const fresh = freshSecondsOf(life)
  if (fresh === 0) return
  const shown = c.get('shown')
  c.set('sameForAllSince', begunAt)
  const page = c.res.clone()
  const stored = new Response(page.body, page)
  stored.headers.set('cache-control', `s-maxage=${fresh + STALE_SECONDS}`)
  stored.headers.set(LIFE, life)
  stored.headers.set(BEGUN_AT, String(begunAt))
  if (shown !== undefined) stored.headers.set(CHANGE_ADDRESS, changeAddress(shown))
  c.executionCtx.waitUntil(caches.default.put(c.req.url, stored))
}

/** The seconds of `s-maxage` in a Cache-Control; 0 without it. */
function freshSecondsOf(cacheControl: string): number {
  return Number(/\bs-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0)
}
