import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { describePage, renderPage } from '../../site/server.tsx'
import { BOT_CHECK_PAGE } from '../contract/accounts/accountLimits.ts'
import { ERROR_STATUS } from '../contract/errors.ts'
import type { AccountPageName, PageContent, StaticPageName } from '../contract/page/page.ts'
import { cityPath, LOC_CITIES } from '../contract/places/cities.ts'
import { stillMapNameSchema } from '../contract/places/stillMap.ts'
import { openReader } from '../db/client.ts'
import type { AppError } from '../errors.ts'
import type { AppContext } from '../http/context.ts'
import { rateLimit } from '../http/rateLimit.ts'
import { noncePlace, TURNSTILE_PAGE_POLICY } from '../http/securityHeaders.ts'
import { guessCountry } from '../places/guessCity.ts'
import { renderBotCheckFrame } from './botCheckFrame.ts'
import { renderDocument } from './document.ts'
import { edgeCache } from './edgeCache.ts'
import { withoutExtraSlashes } from './extraSlashes.ts'
import { jsonLdFor } from './jsonLd.ts'
import { type Asking, loadCity, loadDetails, loadHome } from './loadPage.ts'
import { mapSettingsOf } from './mapSettings.ts'
import { manifest, robots } from './siteFiles.ts'
import { partSchema, sitemap } from './sitemap.ts'
import { readStillMap } from './stillMap/readStillMap.ts'
import { trimForList } from './trimForList.ts'

const STATIC_PAGES: readonly StaticPageName[] = [
  'about',
  'contact',
  'events',
  'consulting',
  'explore',
]

/** Pages of their own in the browser, which alone knows what is being added. */
const CREATE_STEPS = [
  'search',
  'match',
  'build',
  'v2/search',
  'v2/address',
  'v2/address/google',
  'v2/cuisine',
  'v2/cuisine/manual',
]

/** Kept nowhere and found by no search engine; an address with a code in it is not told to other sites either. */
const ACCOUNT_PAGES: readonly { path: string; page: AccountPageName; hasCode?: boolean }[] = [
  { path: '/login', page: 'login' },
  { path: '/signup', page: 'signup' },
  { path: '/create-account/:secretCode', page: 'createAccount', hasCode: true },
  { path: '/reset-password/:secretCode', page: 'resetPassword', hasCode: true },
  { path: '/unsubscribe', page: 'unsubscribe', hasCode: true },
  { path: '/admin', page: 'admin' },
  { path: '/details/:id/edit', page: 'editMenu' },
  { path: '/:id/edit', page: 'edit' },
  ...CREATE_STEPS.map((step) => ({ path: `/create/${step}`, page: 'create' as const })),
]
const isPrivate = ({ page }: PageContent): boolean =>
  ACCOUNT_PAGES.some((account) => account.page === page)

/** To the minute, so that a page that did not change keeps its tag. */
function thisMinute(): string {
  return `${new Date().toISOString().slice(0, 16)}:00.000Z`
}

interface PageOptions {
  status?: number
  /** The path under which the page is known. Default: the one that was asked for. */
  canonicalPath?: string
}

async function page(
  c: Context<AppContext>,
  found: PageContent,
  { status = 200, canonicalPath = c.req.path }: PageOptions = {},
): Promise<Response> {
  const content = trimForList(found)
  const url = new URL(c.req.url)
  const isPublic = content.page !== 'notFound' && content.page !== 'failed' && !isPrivate(content)
  const input = {
    url: url.pathname + url.search,
    content,
    now: thisMinute(),
    map: mapSettingsOf(c.env),
    turnstileSiteKey: c.env.TURNSTILE_SITE_KEY ?? '',
  }
  const html = renderDocument({
    meta: describePage(content),
    canonical: isPublic ? c.env.ORIGIN + canonicalPath : null,
    jsonLd: jsonLdFor(content, c.env.ORIGIN),
    input,
    markup: await renderPage(input),
    origin: c.env.ORIGIN,
    nonce: noncePlace(c.env),
  })
  return new Response(html, {
    status: content.page === 'notFound' ? 404 : status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control':
        isPublic && !isPersonal(content, url) ? 'public, max-age=0, s-maxage=60' : 'no-store',
    },
  })
}

export function notFoundPage(c: Context<AppContext>): Promise<Response> {
  return page(c, { page: 'notFound' })
}

/** The page for a failure: it says so and offers a retry. */
export async function failedPage(c: Context<AppContext>, failure: AppError): Promise<Response> {
  const answer = await page(c, { page: 'failed' }, { status: ERROR_STATUS[failure.code] })
  if (failure.retryAfterSeconds !== undefined) {
    answer.headers.set('retry-after', String(failure.retryAfterSeconds))
  }
  return answer
}

function askingOf(c: Context<AppContext>): Asking {
  return { now: Date.now(), country: guessCountry(c.req.raw.cf) }
}

/** A typed place is looked up by where the visitor is: such a page is for nobody else. */
function isPersonal(content: PageContent, url: URL): boolean {
  return content.page === 'find' && url.searchParams.has('near') && !url.searchParams.has('lat')
}

const limitSearches = rateLimit('LIMIT_SEARCH')
const limitDetails = rateLimit('LIMIT_DETAILS')
const limitPages = rateLimit('LIMIT_PAGES')

/** A known city code leads to its city from wherever there is a map. */
const leadByCode = createMiddleware<AppContext>((c, next) => {
  const city = LOC_CITIES[Number(c.req.query('loc'))]
  return city ? Promise.resolve(c.redirect(cityPath(city), 302)) : next()
})

export const pageRoutes = new Hono<AppContext>()
  .get('/robots.txt', (c) => c.text(robots(c.env.ORIGIN)))
  .get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(manifest), 200, { 'content-type': 'application/manifest+json' }),
  )
  .use(withoutExtraSlashes)
  // What the edge has kept is free: limits count what has to be made.
  .use(edgeCache)
  .use(etag())
  .get('/sitemap.xml', limitDetails, async (c) => {
    const part = partSchema.safeParse(c.req.query('part'))
    const xml = part.success && (await sitemap(openReader(c.env), c.env.ORIGIN, part.data))
    if (!xml) return notFoundPage(c)
    c.header('cache-control', 'public, max-age=0, s-maxage=3600')
    return c.body(xml, 200, { 'content-type': 'application/xml' })
  })
  .get('/still-map/:name', limitPages, async (c) => {
    const place = stillMapNameSchema.safeParse(c.req.param('name'))
    if (!place.success) return notFoundPage(c)
    const svg = await readStillMap(c.env.ASSETS, place.data)
    c.header('cache-control', 'public, max-age=86400, s-maxage=604800')
    return c.body(svg, 200, { 'content-type': 'image/svg+xml' })
  })
  .get('/', leadByCode, limitSearches, async (c) =>
    page(c, await loadHome(openReader(c.env), new URL(c.req.url), askingOf(c))),
  )
  .get('/cities/:state/:city', leadByCode, limitSearches, async (c) => {
    const url = new URL(c.req.url)
    const found = await loadCity(openReader(c.env), url, askingOf(c), c.req.param())
    return found === null ? notFoundPage(c) : page(c, found.content, found)
  })
  .get(BOT_CHECK_PAGE, limitPages, (c) => {
    const siteKey = c.env.TURNSTILE_SITE_KEY ?? ''
    if (siteKey === '') return notFoundPage(c)
    c.header('content-security-policy', TURNSTILE_PAGE_POLICY)
    c.header('cache-control', 'no-store')
    return c.html(renderBotCheckFrame(siteKey))
  })
  .get('/details/:id', limitDetails, async (c) =>
    page(c, await loadDetails(openReader(c.env), c.req.param('id'), Date.now())),
  )

for (const name of STATIC_PAGES) {
  pageRoutes.get(`/${name}`, limitPages, (c) => page(c, { page: name }))
}

for (const { path, page: name, hasCode = false } of ACCOUNT_PAGES) {
  pageRoutes.get(path, limitPages, async (c) => {
    const answer = await page(c, { page: name })
    if (hasCode) answer.headers.set('referrer-policy', 'no-referrer')
    return answer
  })
}
