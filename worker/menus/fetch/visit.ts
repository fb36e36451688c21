import { isAllowedUrl } from './address/allowedAddress.ts'
import { type FileType, fileTypeOf } from './body/fileType.ts'
import { readBody } from './body/readBody.ts'
import type { Egress } from './egress.ts'
import { type Allowance, atPathOf, follow, type Limits, leave } from './request.ts'
import { type Rules, readRobots } from './robots.ts'
import { Unreadable } from './unreadable.ts'

/** A reading may take 8 s in all; our own work takes some of that, and the network has the rest. */
export const VISIT_LIMITS: Limits = {
  headersMs: 5000,
  totalMs: 7000,
  mostRequests: 5,
  mostRobotsRequests: 8,
  mostRedirects: 3,
  maxBytes: 2 * 1024 * 1024,
}

export interface File {
  /** The address after redirects. */
  url: URL
  type: FileType
  /** As the server gives it; null when it does not. */
  charset: string | null
  bytes: Uint8Array
}

/** A visit to a website, whose requests share the limits. */
export interface Visit {
  /** @throws Unreadable */
  read(url: URL): Promise<File>
  /** Aborts every request that is still running. */
  end(): void
}

/** Begins a visit; its time runs from now. The caller must end it. */
export function beginVisit(egress: Egress, limits: Limits = VISIT_LIMITS): Visit {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(new Unreadable('too_late')), limits.totalMs)
  const { signal } = ending
  const pages: Allowance = { egress, limits, requestsLeft: limits.mostRequests, signal }
  // A separate allowance, so that asking each host of a redirect chain does not use up the requests.
  const robots: Robots = {
    allowance: { ...pages, requestsLeft: limits.mostRobotsRequests },
    rules: new Map(),
  }
  return {
    read: (url) => readFile(pages, robots, url),
    end() {
      clearTimeout(timer)
      ending.abort(new Unreadable('too_late'))
    },
  }
}

/** The rules that a visit knows, by origin, and how many more it may request. */
interface Robots {
  allowance: Allowance
  rules: Map<string, Rules>
}

async function readFile(allowance: Allowance, robots: Robots, start: URL): Promise<File> {
  if (!isAllowedUrl(start)) throw new Unreadable('denied_address')
  const first = await knowRules(robots, start.origin)
  const { url, response } = await follow(allowance, movedLike(start, first), async (next) => {
    const known = await knowRules(robots, next.origin)
    if (!known.isAllowed(next)) throw new Unreadable('denied_by_robots')
  })
  if (!response.ok) {
    leave(response)
    throw new Unreadable('bad_status')
  }
  const { limits, signal } = allowance
  const bytes = await readBody(response, { maxBytes: limits.maxBytes, signal })
  return { url, bytes, ...fileTypeOf(response.headers.get('content-type'), bytes) }
}

async function knowRules({ allowance, rules }: Robots, origin: string): Promise<Rules> {
  const known = rules.get(origin) ?? (await readRobots(allowance, origin))
  rules.set(origin, known)
  // A redirected robots.txt also counts for the host where it came from, which saves a request there.
  if (!rules.has(known.origin)) rules.set(known.origin, known)
  return known
}

/**
 * A host that redirects its robots.txt to https or to or from "www." will redirect every page likewise, so this goes there at
 * once and saves a request.
 */
function movedLike(url: URL, { origin }: Rules): URL {
  const there = atPathOf(url, origin)
  const isSame = there.host.replace(/^www\./, '') === url.host.replace(/^www\./, '')
  return isSame ? there : url
}
