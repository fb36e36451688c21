const BASE = 'https://sprig.invalid'
/** Pages that are only for getting in: nobody wants to come back to them. */
const ENTRANCES =
  /^(?:\/[a-z]{2})?\/(?:login|signup|create-account|reset-password|unsubscribe)(?:\/|$)/

/** `wanted` when it is an address of this site that one may be sent to after logging in; else the home page. */
export function returnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return '/'
  const once = resolve(wanted)
  // `/.//elsewhere` is a path of this site until it is resolved, and another site when it is gone to.
  return once !== null && resolve(once) === once ? once : '/'
}

/** The path, query and fragment that a browser makes of an address; null for another site and for an entrance. */
function resolve(address: string): string | null {
  if (!URL.canParse(address, BASE)) return null
  const url = new URL(address, BASE)
  // `//elsewhere` and `/\elsewhere` are other sites.
  if (url.origin !== BASE || ENTRANCES.test(decoded(url.pathname))) return null
  return url.pathname + url.search + url.hash
}

/** The Worker and the router read `/%6Cogin` as `/login`. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The login page, asked to come back to `here`. */
export function loginPath(here: string): string {
  const next = returnPath(here)
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
}

/** The address in the address bar, from the path on. */
export function herePath(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
