import { isAllowedUrl } from './address/allowedAddress.ts'
import { type FileType, fileTypeOf } from './body/fileType.ts'
import { readBody } from './body/readBody.ts'
import type { Egress } from './egress.ts'
import { type Allowance, follow, type Limits, leave } from './request.ts'
import { type Rules, readRobots } from './robots.ts'
import { Unreadable } from './unreadable.ts'

/** Answering takes some of the 8 s that a reading may last; the network has the rest. */
export const VISIT_LIMITS: Limits = {
  headersMs: 5000,
  totalMs: 7000,
  mostRequests: 5,
  mostRedirects: 3,
  mostBytes: 2 * 1024 * 1024,
}

export interface File {
  /** Where it was in the end. */
  url: URL
  type: FileType
  /** As the server named it; null when it did not. */
  charset: string | null
  bytes: Uint8Array
}

/** One look at a website, within the limits for all of it. */
export interface Visit {
  /** @throws Unreadable */
  read(url: URL): Promise<File>
  /** Ends every request that is still under way. */
  end(): void
}

/** Begins a visit; its time runs from now. To be ended. */
export function beginVisit(egress: Egress, limits: Limits = VISIT_LIMITS): Visit {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(new Unreadable('too_late')), limits.totalMs)
  const allowance: Allowance = {
    egress,
    limits,
    requestsLeft: limits.mostRequests,
    signal: ending.signal,
  }
  const rules = new Map<string, Rules>()
  return {
    read: (url) => readFile(allowance, rules, url),
    end() {
      clearTimeout(timer)
      ending.abort(new Unreadable('too_late'))
    },
  }
}

async function readFile(
  allowance: Allowance,
  rules: Map<string, Rules>,
  start: URL,
): Promise<File> {
  if (!isAllowedUrl(start)) throw new Unreadable('denied_address')
  const first = await knowRules(allowance, rules, start.origin)
  const { url, response } = await follow(allowance, movedLike(start, first), async (next) => {
    const known = await knowRules(allowance, rules, next.origin)
    if (!known.isAllowed(next)) throw new Unreadable('denied_by_robots')
  })
  if (!response.ok) {
    leave(response)
    throw new Unreadable('bad_status')
  }
  const { limits, signal } = allowance
  const bytes = await readBody(response, { mostBytes: limits.mostBytes, signal })
  return { url, bytes, ...fileTypeOf(response.headers.get('content-type'), bytes) }
}

async function knowRules(
  allowance: Allowance,
  rules: Map<string, Rules>,
  origin: string,
): Promise<Rules> {
  const known = rules.get(origin) ?? (await readRobots(allowance, origin))
  rules.set(origin, known)
  // A file that was redirected speaks for the host it came from too, which saves a request there.
  if (!rules.has(known.origin)) rules.set(known.origin, known)
  return known
}

/**
 * A host that sent us on for its robots.txt, to https or from or to "www.", will do so for every page: the address
 * there at once, which saves a request of the few.
 */
function movedLike(url: URL, { origin }: Rules): URL {
  const there = new URL(url.pathname + url.search, origin)
  const isSame = there.host.replace(/^www\./, '') === url.host.replace(/^www\./, '')
  return isSame ? there : url
}
