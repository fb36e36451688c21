import { decoded } from './splitUrl.ts'

const BASE = 'https://sprig.invalid'
/** Pages for logging in and the like, to which nobody wants to return. */
const ENTRANCES =
  /^(?:\/[a-z]{2})?\/(?:login|signup|create-account|reset-password|unsubscribe)(?:\/|$)/

/** `wanted` if it is an address of this site to which a login may lead; else the home page. */
export function returnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return '/'
  const once = resolve(wanted)
  // `/.//elsewhere` looks like a path of this site, but resolves to another site.
  return once !== null && resolve(once) === once ? once : '/'
}

/** The path, query and fragment of an address as browsers resolve it; null for another site and for an entrance. */
function resolve(address: string): string | null {
  if (!URL.canParse(address, BASE)) return null
  const url = new URL(address, BASE)
  // `//elsewhere` and `/\elsewhere` are other sites. The Worker and the router read `/%6Cogin` as `/login`.
  if (url.origin !== BASE || ENTRANCES.test(decoded(url.pathname))) return null
  return url.pathname + url.search + url.hash
}

/** The address of the login page that leads back to `here`. */
export function loginPath(here: string): string {
  const next = returnPath(here)
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
}

/** The current address from the path on. */
export function herePath(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
