import robotsParser from 'robots-parser'
import { readBody } from './body/readBody.ts'
import { ROBOT_NAME } from './egress.ts'
import { type Allowance, atPathOf, follow, leave } from './request.ts'
import { Unreadable } from './unreadable.ts'

/** RFC 9309 requires reading at least this much of a robots.txt. */
const MAX_BYTES = 500 * 1024
/** The parser tries a wildcard rule at each letter of a path. All rules of a usual site take a few thousand steps. */
const MAX_STEPS = 20_000_000
const US = ROBOT_NAME.toLowerCase()

/** What a host allows us to fetch. */
export interface Rules {
  /** The origin of the robots.txt, after redirects. */
  origin: string
  isAllowed(url: URL): boolean
}

/**
 * The rules of a host by RFC 9309: a missing file (4xx) allows everything, a failing server (5xx) nothing.
 * @throws Unreadable denied_by_robots; as `follow`
 */
export async function readRobots(allowance: Allowance, origin: string): Promise<Rules> {
  const asked = new URL('/robots.txt', origin)
  const { url, response } = await follow(allowance, asked, async () => {})
  // A redirect to any other file says nothing about that file's host.
  const whose = url.pathname === '/robots.txt' ? url.origin : origin
  const isThere = response.status >= 200 && response.status < 300
  if (!isThere) leave(response)
  if (response.status >= 500) throw new Unreadable('denied_by_robots')
  if (!isThere) return { origin: whose, isAllowed: () => true }
  const { signal } = allowance
  const bytes = await readBody(response, { maxBytes: MAX_BYTES, cut: true, signal })
  const rules = parseRobots(asked, new TextDecoder().decode(bytes))
  return { origin: whose, isAllowed: rules }
}

/** Whether a robots.txt allows an address, under any scheme or host name of the site. */
export function parseRobots(file: URL, text: string): (url: URL) => boolean {
  const lines = ourGroups(text)
  const robots = robotsParser(file.href, lines.join('\n'))
  const wild = lines
    .filter((line) => line.includes('*'))
    .reduce((sum, { length }) => sum + length, 0)
  return (url) => {
    const { href, pathname, search } = atPathOf(url, file)
    // Too many rules to try do not count as permission.
    if (wild * (pathname.length + search.length) > MAX_STEPS) return false
    return robots.isAllowed(href, ROBOT_NAME) ?? true
  }
}

/**
 * The lines that concern us or everybody. The parser copies each rule for each robot of its group, and thousands of robots
 * times thousands of rules would fill the memory, so this merges all other robots into one.
 */
function ourGroups(text: string): string[] {
  const lines: string[] = []
  let named = new Set<string>()
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, field = '', value = ''] = /^([\w-]+)\s*:([^#]*)/.exec(line.trimStart()) ?? []
    const isRule = /^(?:dis)?allow$/i.test(field)
    if (isRule) {
      lines.push(`${field}:${value}`)
      named = new Set()
    } else if (/^user-agent$/i.test(field)) {
      const agent = agentOf(value)
      if (!named.has(agent)) lines.push(`User-agent: ${agent}`)
      named.add(agent)
    }
  }
  return lines
}

function agentOf(value: string): string {
  const agent = value.trim().toLowerCase().replace(/\/.*/, '')
  return agent === '*' || agent === US ? agent : 'another'
}
