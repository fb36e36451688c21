const BASE = 'https://sprig.invalid'
/** Pages that are only for getting in: nobody wants to come back to them. */
const ENTRANCES = /^\/(?:login|signup|create-account|reset-password|unsubscribe)(?:\/|$)/

/** `wanted` when it is an address of this site that one may be sent to after logging in; else the home page. */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return '/'
  let url: URL
  try {
    url = new URL(wanted, BASE)
  } catch {
    return '/'
  }
  // `//elsewhere` and `/\elsewhere` are other sites.
  if (url.origin !== BASE || ENTRANCES.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

/** The address that the login page was asked to return to, by history state or by `?next=`. */
export function wantedPath(state: unknown, query: string): unknown {
  if (typeof state === 'object' && state !== null && 'next' in state) return state.next
  return new URLSearchParams(query).get('next')
}

/** The address in the address bar, from the path on. */
export function herePath(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
