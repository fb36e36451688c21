import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { to } from '../../languages/t.ts'
import { thisMinute } from '../../site/live/thisMinute.ts'
import type { Loaded, PageOf } from '../../site/page.ts'
import { failed } from '../../site/pages/failed.page.ts'
import { notFound } from '../../site/pages/notFound.page.ts'
import { PAGES } from '../../site/pages.ts'
import { renderPage } from '../../site/server.tsx'
import { BOT_CHECK_PAGE } from '../contract/accounts/accountLimits.ts'
import { ERROR_STATUS } from '../contract/errors.ts'
import { cityPath, LOC_CITIES } from '../contract/places/cities.ts'
import { stillMapNameSchema } from '../contract/places/stillMap.ts'
import { openReader } from '../db/client.ts'
import type { Shown } from '../edge/changes.ts'
import type { AppError } from '../errors.ts'
import { rateLimit } from '../http/access/rateLimit.ts'
import type { AppContext } from '../http/context.ts'
import { cachedAtEdge } from '../http/edgeCache.ts'
import { followBookmark } from '../http/followBookmark.ts'
import { noncePlace, STYLE_HASHES, TURNSTILE_PAGE_POLICY } from '../http/headers/securityHeaders.ts'
import { timed } from '../timing/measures.ts'
import { renderBotCheckFrame } from './botCheckFrame.ts'
import { renderDocument } from './document.ts'
import { feedsOf } from './feedsOf.ts'
import { jsonLdFor } from './jsonLd.ts'
import { type Found, LOADERS } from './loaders.ts'
import { mapSettingsOf } from './mapSettings.ts'
import { leadToOnePath } from './onePath.ts'
import { manifest, robots } from './siteFiles.ts'
import { partSchema, sitemap } from './sitemap.ts'
import { readStillMap } from './stillMap/readStillMap.ts'
import { frameOfPlace, frameOfView } from './stillMap/stillFrame.ts'

/** BOOKMARK_SECONDS must be longer than this and the edge's STALE_SECONDS together. */
const PUBLIC_LIFE = 'public, max-age=0, s-maxage=60'

/** The changeable data that a page shows; null when none. */
function shownIn(content: Loaded[keyof Loaded]): Shown | null {
  if (content.page === 'details') return { restaurantId: content.restaurant._id }
  return content.page === 'find' && content.centre ? { near: content.centre } : null
}

async function answer<Loads extends keyof Loaded>(
  c: Context<AppContext>,
  page: PageOf<Loads>,
  { content, canonicalPath = c.req.path, isPersonal = false }: Found<Loaded[Loads]>,
  status = 200,
): Promise<Response> {
  const url = new URL(c.req.url)
  const isPublic = page.cache === 'public'
  const shown = shownIn(content)
  if (shown !== null) c.set('shown', shown)
  const input = {
    url: url.pathname + url.search,
    page: { name: page.name, paths: page.paths, isGuarded: page.isGuarded ?? false },
    content,
    // To the minute, so that an unchanged page keeps its ETag.
    now: new Date(thisMinute()).toISOString(),
    // Google's key is only for our own pages.
    map: { ...mapSettingsOf(c.env), ...(page.isEmbedded && { googleKey: '' }) },
    turnstileSiteKey: c.env.TURNSTILE_SITE_KEY ?? '',
  }
  const { html, styleHashes } = renderDocument({
    meta: page.describe(content),
    canonicalPath: isPublic ? canonicalPath : null,
    feeds: isPublic ? feedsOf(content, canonicalPath) : [],
    jsonLd: jsonLdFor(content, c.env.ORIGIN),
    input,
    rendered: await timed(c.get('measures').render, () =>
      renderPage(page, content, input, c.get('pause')),
    ),
    origin: c.env.ORIGIN,
    isEmbedded: page.isEmbedded ?? false,
    nonce: noncePlace(c.env),
  })
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPublic && !isPersonal ? PUBLIC_LIFE : 'no-store',
      [STYLE_HASHES]: styleHashes,
      ...(page.cache === 'secret' ? { 'referrer-policy': 'no-referrer' } : {}),
    },
  })
}

const NOTHING = { content: { page: 'plain' } } as const

export function notFoundPage(c: Context<AppContext>): Promise<Response> {
  return answer(c, notFound, NOTHING, 404)
}

/** The page of a failure, with a button to retry. */
export async function failedPage(c: Context<AppContext>, failure: AppError): Promise<Response> {
  const response = await answer(c, failed, NOTHING, ERROR_STATUS[failure.code])
  if (failure.retryAfterSeconds !== undefined) {
    response.headers.set('retry-after', String(failure.retryAfterSeconds))
  }
  return response
}

const limitSearches = rateLimit('LIMIT_SEARCH')
const limitDetails = rateLimit('LIMIT_DETAILS')
const limitPages = rateLimit('LIMIT_PAGES')

/** Redirects a known loc code to its city from any page with a map. All that the address asks for besides a place stays. */
const redirectLocCode = createMiddleware<AppContext>((c, next) => {
  const city = LOC_CITIES[Number(c.req.query('loc'))]
  if (!city) return next()
  const { searchParams } = new URL(c.req.url)
  for (const name of ['loc', 'lat', 'lng', 'near', 'at']) searchParams.delete(name)
  const query = searchParams.size === 0 ? '' : `?${searchParams}`
  return Promise.resolve(c.redirect(to(cityPath({ ...city, query })), 302))
})

export const pageRoutes = new Hono<AppContext>()
  .get('/robots.txt', (c) => c.text(robots(c.env.ORIGIN)))
  .get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(manifest()), 200, { 'content-type': 'application/manifest+json' }),
  )
  .use(leadToOnePath)

// Before the edge's cache, since its pages may be framed too.
for (const path of PAGES.filter(({ inFrame }) => inFrame).flatMap(({ paths }) => paths)) {
  pageRoutes.use(path, async (c, next) => {
    c.set('isEmbedded', c.req.query('embed') === '1')
    await next()
  })
}

pageRoutes
  // The limits follow the cache, so that they count only rendered pages.
  .use(...cachedAtEdge)
  .use(followBookmark)
  .get('/sitemap.xml', limitDetails, async (c) => {
    const part = partSchema.safeParse(c.req.query('part'))
    const xml = part.success && (await sitemap(openReader(c.env), c.env.ORIGIN, part.data))
    if (!xml) return notFoundPage(c)
    c.header('cache-control', 'public, max-age=0, s-maxage=3600')
    return c.body(xml, 200, { 'content-type': 'application/xml' })
  })
  .get('/still-map/:name', limitPages, async (c) => {
    const name = stillMapNameSchema.safeParse(c.req.param('name'))
    if (!name.success) return notFoundPage(c)
    const { place, view } = name.data
    const frame = view ? frameOfView(place, view.zoom, view.size) : frameOfPlace(place)
    const svg = await readStillMap(c.env.ASSETS, frame)
    c.header('cache-control', 'public, max-age=86400, s-maxage=604800')
    return c.body(svg, 200, { 'content-type': 'image/svg+xml' })
  })
  .get(BOT_CHECK_PAGE, limitPages, (c) => {
    const siteKey = c.env.TURNSTILE_SITE_KEY ?? ''
    if (siteKey === '') return notFoundPage(c)
    c.header('content-security-policy', TURNSTILE_PAGE_POLICY)
    c.header('cache-control', 'no-store')
    return c.html(renderBotCheckFrame(siteKey))
  })

/** The limit of a page by its cost. */
const LIMITS = {
  nothing: limitPages,
  find: limitSearches,
  details: limitDetails,
  sharedList: limitDetails,
  developers: limitPages,
  kitchenCard: limitPages,
}

function serve<Loads extends keyof Loaded>(page: PageOf<Loads>): void {
  for (const path of page.paths) {
    if (page.loads === 'find') pageRoutes.use(path, redirectLocCode)
    pageRoutes.get(path, LIMITS[page.loads], async (c) => {
      const found = await LOADERS[page.loads](c)
      if (found === null) return notFoundPage(c)
      return answer(c, (c.get('isEmbedded') && page.inFrame) || page, found)
    })
  }
}

for (const page of PAGES) serve(page)
