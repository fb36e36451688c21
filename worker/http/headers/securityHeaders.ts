import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type TileSource, tileSourceOf } from '../../contract/page/tileSource.ts'
import type { Env } from '../../env.ts'
import { randomSecret, sign } from '../../safety/digest.ts'
import type { AppContext } from '../context.ts'
import { replaceAnswer } from './addHeaders.ts'
import { EARLY_SCRIPT, LAYOUT_SCRIPT } from './earlyScript.ts'
import { SPECULATION_RULES } from './speculationRules.ts'

const POLICY = 'Content-Security-Policy'

/** The source by which a policy allows an inline script or style. */
export const sourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inlineScripts = [EARLY_SCRIPT, LAYOUT_SCRIPT, SPECULATION_RULES].map(sourceHash).join(' ')

/** Carries the hashes of a document's styles, also through the edge's cache; visitors do not get it. */
export const STYLE_HASHES = 'x-style-hashes'

type Policy = Record<string, string>

const PLAIN_POLICY: Policy = {
  'default-src': "'none'",
  'script-src': `'self' ${inlineScripts}`,
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
}

const OPEN_FREE_MAP = 'https://tiles.openfreemap.org'
function withOpenFreeMap(policy: Policy): Policy {
  return {
    ...policy,
    'img-src': `${policy['img-src']} ${OPEN_FREE_MAP}`,
    'connect-src': `${policy['connect-src']} ${OPEN_FREE_MAP}`,
  }
}

const GOOGLE_HOSTS =
  'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com'
/**
 * The strict policy that Google documents for its Maps API: a nonce for scripts and styles, which Google's script passes on to
 * its own, and no Trusted Types. The rest of our policy stays.
 */
function withGoogleMaps(policy: Policy, nonce: string): Policy {
  const { 'require-trusted-types-for': _sinks, 'trusted-types': _policies, ...rest } = policy
  return {
    ...rest,
    'script-src': `'nonce-${nonce}' 'strict-dynamic' https: 'unsafe-eval' blob:`,
    'style-src': `${rest['style-src']} 'nonce-${nonce}' https://fonts.googleapis.com`,
    'img-src': `${rest['img-src']} ${GOOGLE_HOSTS}`,
    'font-src': "'self' https://fonts.gstatic.com",
    'connect-src': `${rest['connect-src']} ${GOOGLE_HOSTS} data: blob:`,
    'frame-src': 'https://*.google.com',
  }
}

const TURNSTILE = 'https://challenges.cloudflare.com'
const { 'require-trusted-types-for': _sinks, 'trusted-types': _policies, ...untyped } = PLAIN_POLICY
/** The policy that Cloudflare documents for Turnstile without nonces. It does not promise to work with Trusted Types. */
const TURNSTILE_POLICY: Policy = {
  ...untyped,
  'script-src': `${PLAIN_POLICY['script-src']} ${TURNSTILE}`,
  'frame-src': TURNSTILE,
  'frame-ancestors': "'self'",
}

/** For the page that holds only the widget; other pages show it in a frame. */
export const TURNSTILE_PAGE_POLICY = inOneLine(TURNSTILE_POLICY)

function withTurnstilePage(policy: Policy): Policy {
  return { ...policy, 'frame-src': ["'self'", policy['frame-src']].filter(Boolean).join(' ') }
}

function inOneLine(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

interface HeaderSettings {
  /** The nonce of this answer, for pages with Google's map. */
  googleNonce?: string | undefined
  turnstile?: boolean
  /** Any site may show it in a frame. */
  isEmbedded?: boolean
  tiles?: TileSource
  /** Of the document's inline styles. */
  styleHashes?: string
}

/** The headers of every answer, assets and errors included. */
export function securityHeaders(settings: HeaderSettings): Record<string, string> {
  const { googleNonce, turnstile = false, isEmbedded = false, tiles = 'openfreemap' } = settings
  const own = { ...PLAIN_POLICY, 'style-src': `'self' ${settings.styleHashes ?? ''}`.trim() }
  const streets = tiles === 'openfreemap' ? withOpenFreeMap(own) : own
  const map = googleNonce === undefined ? streets : withGoogleMaps(streets, googleNonce)
  const policy = turnstile ? withTurnstilePage(map) : map
  return {
    [POLICY]: inOneLine(isEmbedded ? { ...policy, 'frame-ancestors': '*' } : policy),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': isEmbedded ? 'cross-origin' : 'same-origin',
    'Permissions-Policy':
      'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), interest-cohort=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  }
}

export const secureAnswers = createMiddleware<AppContext>(async (c, next) => {
  await next()
  const headers = headersFor({
    googleNonce: await putNonce(c),
    turnstile: Boolean(c.env.TURNSTILE_SITE_KEY),
    // A failure page must not be framed.
    isEmbedded: c.get('isEmbedded') === true && c.res.status < 400,
    tiles: tileSourceOf(c.env.TILES),
    styleHashes: c.res.headers.get(STYLE_HASHES) ?? '',
  })
  for (const [name, value] of headers) {
    // With a 304 the browser's page must keep the policy that it came with.
    const isKept = name === POLICY && c.res.status === 304
    if (!isKept && !c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  c.res.headers.delete(STYLE_HASHES)
})

type NamedHeaders = readonly (readonly [string, string])[]
const known = new Map<string, NamedHeaders>()

/** The same for most answers of an isolate, so they are put together once; a nonce is new each time. */
function headersFor(settings: HeaderSettings): NamedHeaders {
  const key = JSON.stringify(settings)
  const headers = known.get(key) ?? Object.entries(securityHeaders(settings))
  if (settings.googleNonce === undefined) known.set(key, headers)
  return headers
}

/**
 * The secret placeholder for the nonce in a document, so that the edge can cache it; each answer replaces the placeholder.
 * Null when no nonce is needed.
 */
export function noncePlace(env: Env): string | null {
  return env.GOOGLE_MAPS_KEY ? sign(env.SIGNING_KEY, 'nonce') : null
}

/**
 * Puts a new nonce into a document at its place. Undefined for any other answer, which has no use for one: a refusal is repeated
 * as it is, and a nonce must not be.
 */
async function putNonce(c: Context<AppContext>): Promise<string | undefined> {
  const place = noncePlace(c.env)
  if (place === null || !isHtml(c.res)) return
  const [document, nonce] = [await c.res.text(), randomSecret()]
  replaceAnswer(c, new Response(document.replaceAll(place, nonce), c.res))
  return document.includes(place) ? nonce : undefined
}

const isHtml = (answer: Response): boolean =>
  answer.headers.get('content-type')?.startsWith('text/html') === true
