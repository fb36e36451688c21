import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { SECOND_MS } from '../contract/durations.ts'
import { changeAddress, hasChangedSince } from '../edge/changes.ts'
import type { AppContext } from './context.ts'
import { BOOKMARK_COOKIE } from './followBookmark.ts'
import { addHeaders, replaceAnswer } from './headers/addHeaders.ts'

/** Headers of a stored page that visitors do not get. */
const BEGUN_AT = 'x-begun-at'
const CHANGE_ADDRESS = 'x-change-address'
const LIFE = 'x-life'
/**
 * How long a page that has expired is still sent to everybody except the visitor who renews it. No header says so, since a
 * browser would obey it too and show people the page from before their own change.
 */
const STALE_SECONDS = 60
/** Longer than rendering a page takes. */
const CLAIM_SECONDS = 10

interface CachedPage {
  answer: Response
  begunAt: number
  isFresh: boolean
}

/**
 * Keeps anonymous pages at the edge for their `s-maxage`. For a minute after that, one visitor gets a newly rendered page and
 * all others the stored one; if rendering fails, that visitor gets the stored one too. When data that a page shows changes, the
 * data centre that took the change drops the page. A visitor who has just written something gets every page newly rendered,
 * and it replaces the stored one. Off in development, where a page should change with its code.
 */
const edgeCache = createMiddleware<AppContext>(async (c, next) => {
  if (c.req.method !== 'GET' || c.env.APP_ENV === 'development') return next()
  const begunAt = Date.now()
  const hasWritten = getCookie(c, BOOKMARK_COOKIE) !== undefined
  const cached = hasWritten ? null : await readCached(c.req.url, begunAt)
  const isAnswer = cached !== null && (cached.isFresh || !(await claim(c.req.url)))
  c.get('measures').cache = isAnswer ? 'hit' : 'miss'
  if (isAnswer) {
    c.set('sameForAllSince', cached.begunAt)
    return cached.answer
  }
  await next()
  if (cached !== null && (c.res.status >= 500 || c.res.status === 429)) {
    replaceAnswer(c, cached.answer)
  } else if (c.res.status === 200) store(c, begunAt)
  return undefined
})

/** Sets the ETag of a rendered page, once for all who get it. It never answers 304, which could not be cached. */
const tag = createMiddleware<AppContext>(async (c, next) => {
  await next()
  if (c.res.status !== 200 || c.req.method !== 'GET') return
  const body = await c.res.arrayBuffer()
  const digest = await crypto.subtle.digest('SHA-1', body)
  replaceAnswer(c, new Response(body, c.res))
  addHeaders(c, { etag: `"${btoa(String.fromCharCode(...new Uint8Array(digest)))}"` })
})

/** The edge's cache with ETags; the first middleware compares them with those that the visitor sends. */
export const cachedAtEdge = [etag(), edgeCache, tag] as const

async function readCached(url: string, now: number): Promise<CachedPage | null> {
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

/** True when no other visitor in this data centre is renewing that page; it then reserves the page for this one. */
async function claim(url: string): Promise<boolean> {
  const address = `https://claims.invalid/${encodeURIComponent(url)}`
  if ((await caches.default.match(address)) !== undefined) return false
  const headers = { 'cache-control': `s-maxage=${CLAIM_SECONDS}` }
  await caches.default.put(address, new Response(null, { headers }))
  return true
}

/** `begunAt`: when rendering began. The page may lack data that changed later. */
function store(c: Context<AppContext>, begunAt: number): void {
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
