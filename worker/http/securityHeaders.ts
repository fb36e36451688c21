import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { AppContext } from './context.ts'
import { EARLY_SCRIPT } from './earlyScript.ts'

const earlyScriptHash = `'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`

const TILES = 'https://tiles.openfreemap.org'
const PLAIN_POLICY: Record<string, string> = {
  'default-src': "'none'",
  'script-src': `'self' ${earlyScriptHash}`,
  'style-src': "'self'",
  'img-src': `'self' data: blob: ${TILES}`,
  'font-src': "'self'",
  'connect-src': `'self' ${TILES}`,
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
}

/** What Google documents for its Maps API under a content security policy by host; it brings inline styles and no Trusted Types. */
const GOOGLE_HOSTS =
  'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com'
function withGoogleMaps(policy: Record<string, string>): Record<string, string> {
  const { 'require-trusted-types-for': _sinks, 'trusted-types': _policies, ...rest } = policy
  return {
    ...rest,
    'script-src': `${rest['script-src']} ${GOOGLE_HOSTS} blob:`,
    'style-src': "'self' 'unsafe-inline' https://fonts.googleapis.com",
    'img-src': `${rest['img-src']} ${GOOGLE_HOSTS} https://*.ggpht.com`,
    'font-src': "'self' https://fonts.gstatic.com",
    'connect-src': `${rest['connect-src']} ${GOOGLE_HOSTS} data: blob:`,
    'frame-src': 'https://*.google.com',
  }
}

/** What Cloudflare documents for Turnstile without nonces; it does not say that it keeps to Trusted Types. */
const TURNSTILE = 'https://challenges.cloudflare.com'
const { 'require-trusted-types-for': _sinks, 'trusted-types': _policies, ...untyped } = PLAIN_POLICY
const TURNSTILE_POLICY: Record<string, string> = {
  ...untyped,
  'script-src': `${PLAIN_POLICY['script-src']} ${TURNSTILE}`,
  'frame-src': TURNSTILE,
  'frame-ancestors': "'self'",
}

/** Of the one page that holds the widget, which other pages show in a frame and which shows nothing else. */
export const TURNSTILE_PAGE_POLICY = inOneLine(TURNSTILE_POLICY)

function withTurnstilePage(policy: Record<string, string>): Record<string, string> {
  return { ...policy, 'frame-src': ["'self'", policy['frame-src']].filter(Boolean).join(' ') }
}

function inOneLine(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** The headers of every answer, assets and errors included. */
export function securityHeaders(settings: {
  googleMaps: boolean
  turnstile?: boolean
}): Record<string, string> {
  const mapPolicy = settings.googleMaps ? withGoogleMaps(PLAIN_POLICY) : PLAIN_POLICY
  const policy = settings.turnstile ? withTurnstilePage(mapPolicy) : mapPolicy
  return {
    'Content-Security-Policy': inOneLine(policy),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), interest-cohort=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  }
}

export const secureAnswers = createMiddleware<AppContext>(async (c, next) => {
  await next()
  const headers = securityHeaders({
    googleMaps: Boolean(c.env.GOOGLE_MAPS_KEY),
    turnstile: Boolean(c.env.TURNSTILE_SITE_KEY),
  })
  for (const [name, value] of Object.entries(headers)) {
    if (!c.res.headers.has(name)) c.header(name, value)
  }
})
