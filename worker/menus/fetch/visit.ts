import { isAllowedUrl } from './address/allowedAddress.ts'
import { type FileType, fileTypeOf } from './body/fileType.ts'
import { readBody } from './body/readBody.ts'
import type { Egress } from './egress.ts'
import { type Allowance, atPathOf, follow, type Limits, leave } from './request.ts'
import { type Rules, readRobots } from './robots.ts'
import { Unreadable } from './unreadable.ts'

/** Answering takes some of the 8 s that a reading may last; the network has the rest. */
export const VISIT_LIMITS: Limits = {
  headersMs: 5000,
  totalMs: 7000,
  mostRequests: 5,
  mostRobotsRequests: 8,
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
  const { signal } = ending
  const pages: Allowance = { egress, limits, requestsLeft: limits.mostRequests, signal }
  // Of its own, so that asking each host on a way of redirects does not end the way.
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

/** What a visit knows of robots.txt, by origin, and how many more it may ask for. */
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
  const bytes = await readBody(response, { mostBytes: limits.mostBytes, signal })
  return { url, bytes, ...fileTypeOf(response.headers.get('content-type'), bytes) }
}

async function knowRules({ allowance, rules }: Robots, origin: string): Promise<Rules> {
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
  const there = atPathOf(url, origin)
  const isSame = there.host.replace(/^www\./, '') === url.host.replace(/^www\./, '')
  return isSame ? there : url
}
