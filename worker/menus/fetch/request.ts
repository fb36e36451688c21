import { isAllowedUrl, isHostOf } from './address/allowedAddress.ts'
import { isPublicAddress } from './address/publicAddress.ts'
import type { Egress } from './egress.ts'
import { Unreadable } from './unreadable.ts'
import { orAborted } from './waiting.ts'

export interface Limits {
  /** From a request to the headers of its answer. */
  headersMs: number
  /** For all requests of one reading together, with their bodies. */
  totalMs: number
  /** Without requests for robots.txt. */
  mostRequests: number
  /** For the robots.txt of all hosts. */
  mostRobotsRequests: number
  mostRedirects: number
  /** The size of one body after decompression. */
  maxBytes: number
}

/** What one reading of a website may still do, for pages or for robots.txt. */
export interface Allowance {
  egress: Egress
  limits: Limits
  requestsLeft: number
  /** Aborted when the time of the whole reading is up. */
  signal: AbortSignal
}

/** Statuses of Cloudflare's edge for a server that it cannot reach or whose certificate it does not trust. */
const EDGE_FAILURES: ReadonlySet<number> = new Set([521, 522, 523, 524, 525, 526, 530])

/**
 * One request, if its host resolves only to public addresses. It resolves the name each time, since the next answer of the
 * DNS may differ.
 * @throws Unreadable denied_address; no_answer; no_room_left; too_late
 */
async function sendOnce(allowance: Allowance, url: URL): Promise<Response> {
  const { egress, limits, signal } = allowance
  if (allowance.requestsLeft <= 0) throw new Unreadable('no_room_left')
  const hurry = new AbortController()
  const timer = setTimeout(() => hurry.abort(new Unreadable('no_answer')), limits.headersMs)
  // The platform's signal also covers the body, which may take the whole time.
  const either = AbortSignal.any([signal, hurry.signal])
  try {
    await refusePrivate(egress, url.hostname, either)
    allowance.requestsLeft -= 1
    const response = await orAborted(egress.send(url, either), either)
    if (!EDGE_FAILURES.has(response.status)) return response
    leave(response)
    throw new Unreadable('no_answer')
  } catch (error) {
    if (signal.aborted) throw new Unreadable('too_late')
    throw error instanceof Unreadable ? error : new Unreadable('no_answer')
  } finally {
    clearTimeout(timer)
  }
}

async function refusePrivate(egress: Egress, host: string, signal: AbortSignal): Promise<void> {
  const addresses = await orAborted(egress.resolve(host, signal), signal)
  if (addresses.length === 0) throw new Unreadable('no_answer')
  if (!addresses.every(isPublicAddress)) throw new Unreadable('denied_address')
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/**
 * A request with its redirects, each address checked. It calls `mayGo` before every step, which throws to stop.
 * @throws Unreadable denied_address; no_answer; no_room_left; too_late; too_many_redirects
 */
export async function follow(
  allowance: Allowance,
  start: URL,
  mayGo: (url: URL) => Promise<void>,
): Promise<{ url: URL; response: Response }> {
  let url = start
  for (let redirects = 0; redirects <= allowance.limits.mostRedirects; redirects += 1) {
    if (!isAllowedUrl(url) || isHostOf(allowance.egress.ownHosts, url.hostname))
      throw new Unreadable('denied_address')
    await mayGo(url)
    const response = await sendOnce(allowance, url)
    const next = REDIRECTS.has(response.status) ? response.headers.get('location') : null
    if (next === null) return { url, response }
    leave(response)
    const target = URL.parse(next, url)
    if (target === null) throw new Unreadable('denied_address')
    target.hash = ''
    url = target
  }
  throw new Unreadable('too_many_redirects')
}

/** `base` with the path and query of `url`; a path may begin with "//", which must not be read as a host. */
export function atPathOf(url: URL, base: string | URL): URL {
  const there = new URL(base)
  there.pathname = url.pathname
  there.search = url.search
  return there
}

/** Cancels a body that nobody reads. */
export function leave(response: Response): void {
  response.body?.cancel().catch(() => {})
}
