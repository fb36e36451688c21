import { fold } from '../text/fold.ts'
import { type Element, elementsOf, headOf, textOf } from './html/tree.ts'
import lists from './menuLinks.json' with { type: 'json' }
import type { Page } from './page.ts'
import { isObject, listOf } from './structured/jsonLd.ts'

const MAX_LINKS = 20

/** Hosts that show menus for restaurants. */
const MENU_HOSTS = new Set(lists.menuHosts.split(' '))
/** Hosts that keep the files of sites built with them. */
const FILE_HOSTS = new Set(lists.fileHosts.split(' '))
const NUMBERED_HOST = /(?:^|\.)hubspotusercontent[\w-]*\.net$/
/** Words for a menu, in a link's text or address. */
const MENU_WORDS = new Set(lists.menuWords.split(' '))
/** Words of meals and food, where a menu may stand as well; a phrase has hyphens for its spaces. */
const FOOD_WORDS = new Set(lists.foodWords.split(' '))
/** Words for menus of something else, and for pages that are less likely to hold one. */
const UNLIKELY_WORDS = new Set(lists.unlikelyWords.split(' '))
/** What such words begin with: "allergens", "nutritional". */
const UNLIKELY_STARTS: readonly string[] = ['allerg', 'nutrition']
const FIRST_WORDS_OF_PHRASES = new Set(
  [...FOOD_WORDS, ...UNLIKELY_WORDS]
    .filter((one) => one.includes('-'))
    .map((one) => one.split('-')[0]),
)
const WORDS_OF_LONGEST_PHRASE = 3
const LINKS = new Set(['a', 'area', 'iframe'])
const NO_PAGE_ENDINGS = /\.(?:jpe?g|png|gif|webp|svg|zip|docx?|ics|mp4|css|js|xml)$/
/** Parts of addresses that never lead to a menu. */
const NEVER_A_MENU = new Set(lists.neverAMenu.split(' '))

/**
 * Where a page says that its menu is, the likeliest first: schema.org's menu, then links that speak of one, on the same site
 * or at a known menu host. Absolute http(s) addresses, at most 20, the page itself not among them.
 */
export function findMenuLinks(page: Page, url: string): string[] {
  const { root } = page
  const base = baseOf(root, url)
  const own = URL.parse(url)
  if (own === null) return []
  own.hash = ''
  const scores = new Map<string, number>()
  const add = (target: string, score: number) => {
    const address = score === 0 ? null : toAddress(target, base, own)
    if (address !== null && score > (scores.get(address) ?? 0)) scores.set(address, score)
  }
  for (const target of declaredMenus(page)) add(target, 100)
  for (const element of elementsOf(root)) {
    if (!LINKS.has(element.tag)) continue
    const target = element.attributes.get(element.tag === 'iframe' ? 'src' : 'href')?.trim()
    if (target !== undefined) add(target, scoreOf(element, target))
  }
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_LINKS)
    .map(([address]) => address)
}

function declaredMenus({ root, jsonLd }: Page): string[] {
  const found: string[] = []
  for (const object of jsonLd.objects) {
    for (const key of ['hasMenu', 'menu']) {
      for (const one of listOf(object[key])) {
        const target = isObject(one) ? (one.url ?? one['@id']) : one
        if (typeof target === 'string' && /^(?:https?:)?\/|^[\w-]+(?:\/|\.\w+$)/i.test(target))
          found.push(target)
      }
    }
  }
  for (const element of elementsOf(root)) {
    if (element.attributes.size === 0) continue
    const property =
      element.attributes.get('itemprop') ??
      element.attributes.get('property') ??
      element.attributes.get('rel')
    if (property === undefined || !/(?:^|[\s:])(?:hasMenu|menu)$/.test(property)) continue
    const target = element.attributes.get('href') ?? element.attributes.get('content')
    if (target !== undefined) found.push(target)
  }
  return found
}

function scoreOf(element: Element, target: string): number {
  const label = element.attributes.get('aria-label') ?? element.attributes.get('title') ?? ''
  const text = toWords(`${textOf(element)} ${label}`.slice(0, 200))
  const path = toWords(pathOf(target))
  const isPdf = /\.pdf(?:$|[?#])/i.test(target)
  let score = 0
  if (holdsWordOf(text, MENU_WORDS)) score += text.length < 30 ? 14 : 6
  if (holdsWordOf(path, MENU_WORDS)) score += 10
  if (holdsWordOf(text, FOOD_WORDS)) score += 6
  if (holdsWordOf(path, FOOD_WORDS)) score += 5
  if (element.tag === 'iframe' && isHostOf(MENU_HOSTS, hostOf(target))) score += 12
  if (score === 0) return 0
  if (isPdf) score += 2
  if (isUnlikely(text) || isUnlikely(path)) score -= 7
  if (
    /^(?:our |the |view |see )?(?:food )?(?:menus?|speisekarte|karte|carte|carta)$/.test(
      text.trim(),
    )
  )
    score += 4
  return Math.max(score, 1)
}

function toAddress(target: string, base: string, own: URL): string | null {
  const url = URL.parse(target, base)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  url.hash = ''
  if (url.href === own.href || isNoMenu(url.pathname.toLowerCase())) return null
  const isPdf = /\.pdf$/i.test(url.pathname)
  const isFileHost = isHostOf(FILE_HOSTS, url.hostname) || NUMBERED_HOST.test(url.hostname)
  const isKnown = isHostOf(MENU_HOSTS, url.hostname) || (isPdf && isFileHost)
  return siteOf(url.hostname) === siteOf(own.hostname) || isKnown ? url.href : null
}

function isNoMenu(path: string): boolean {
  return NO_PAGE_ENDINGS.test(path) || path.split('/').some((part) => NEVER_A_MENU.has(part))
}

/** The name under which a site is registered; close enough without the list of public suffixes. */
function siteOf(host: string): string {
  const labels = host.toLowerCase().split('.')
  const isTwoPart =
    /^(?:com?|org|net|ac|gov|gob)$/.test(labels.at(-2) ?? '') && (labels.at(-1) ?? '').length === 2
  return labels.slice(isTwoPart ? -3 : -2).join('.')
}

function baseOf(root: Element, url: string): string {
  for (const { tag, attributes } of headOf(root)) {
    const href = tag === 'base' ? attributes.get('href') : undefined
    if (href !== undefined) return URL.parse(href, url)?.href ?? url
  }
  return url
}

function toWords(text: string): string {
  return fold(text.replace(/%c3%bc/gi, 'ü'))
    .replace(/[_\s/.]+/g, '-')
    .replace(/-+/g, ' ')
}

function pathOf(target: string): string {
  return target
    .slice(0, 300)
    .replace(/^(?:https?:)?\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
}

function hostOf(target: string): string {
  return /^(?:https?:)?\/\/([^/:?#]+)/i.exec(target)?.[1]?.toLowerCase() ?? ''
}

/** Whether a host, or one that it is part of, is among those known. */
function isHostOf(hosts: ReadonlySet<string>, host: string): boolean {
  const labels = host.split('.').slice(-MAX_LABELS)
  return labels.some((_, at) => hosts.has(labels.slice(at).join('.')))
}

const MAX_LABELS = 4

function isUnlikely(text: string): boolean {
  const words = text.split(' ')
  return (
    holdsWordOf(text, UNLIKELY_WORDS) ||
    words.some((word) => UNLIKELY_STARTS.some((start) => word.startsWith(start)))
  )
}

/** Whether one of the words, or a phrase with hyphens for its spaces, stands in a text of plain words. */
function holdsWordOf(text: string, wanted: ReadonlySet<string>): boolean {
  const words = text.match(/[a-z]+/g) ?? []
  return words.some((word, at) => {
    if (wanted.has(word)) return true
    if (!FIRST_WORDS_OF_PHRASES.has(word)) return false
    const next = words.slice(at, at + WORDS_OF_LONGEST_PHRASE)
    return next.some((_, count) => wanted.has(next.slice(0, count + 1).join('-')))
  })
}
