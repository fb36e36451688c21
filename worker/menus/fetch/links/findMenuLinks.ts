import { type Element, elementsOf, headOf, textOf } from '../../reader/extract/html/tree.ts'
import { type Page, pathOf } from '../../reader/extract/page.ts'
import { isObject } from '../../reader/extract/structured/jsonLd.ts'
import { fold } from '../../reader/text/fold.ts'
import { isHostOf } from '../address/allowedAddress.ts'
import lists from './menuLinks.json' with { type: 'json' }

const MAX_LINKS = 20

/** Hosts that show menus for restaurants. */
const MENU_HOSTS = lists.menuHosts.split(' ')
/** Hosts that keep the files of sites built with them. */
const FILE_HOSTS = lists.fileHosts.split(' ')
const NUMBERED_HOST = /(?:^|\.)hubspotusercontent[\w-]*\.net$/
/** Words for a menu, in a link's text or address. */
const MENU_WORDS = lists.menuWords.split(' ')
/** Words of meals and food, where a menu may stand as well; a phrase has hyphens for its spaces. */
const FOOD_WORDS = lists.foodWords.split(' ')
/** Words for menus of something else, and for pages that are less likely to hold one. */
const UNLIKELY_WORDS = lists.unlikelyWords.split(' ')
/** What such words begin with: "allergens", "nutritional". */
const UNLIKELY_STARTS = /(?:^| )(?:allerg|nutrition)/
/** A link's text that speaks of the menu and nothing else. */
const ONLY_A_MENU = /^(?:our |the |view |see )?(?:food )?(?:menus?|speisekarte|karte|carte|carta)$/
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
  const found = jsonLd.objects
    .flatMap((object) => [object.hasMenu, object.menu].flat())
    .map((one) => (isObject(one) ? (one.url ?? one['@id']) : one))
    .filter((target) => typeof target === 'string')
    .filter((target) => /^(?:https?:)?\/|^[\w-]+(?:\/|\.\w+$)/i.test(target))
  for (const { attributes } of elementsOf(root)) {
    const property =
      attributes.get('itemprop') ?? attributes.get('property') ?? attributes.get('rel')
    if (property === undefined || !/(?:^|[\s:])(?:hasMenu|menu)$/.test(property)) continue
    const target = attributes.get('href') ?? attributes.get('content')
    if (target !== undefined) found.push(target)
  }
  return found
}

function scoreOf(element: Element, target: string): number {
  const label = element.attributes.get('aria-label') ?? element.attributes.get('title') ?? ''
  const text = toWords(`${textOf(element)} ${label}`.slice(0, 200))
  const path = toWords(pathOf(target.slice(0, 300)))
  let score = 0
  if (saysOneOf(text, MENU_WORDS)) score += text.length < 30 ? 14 : 6
  if (saysOneOf(path, MENU_WORDS)) score += 10
  if (saysOneOf(text, FOOD_WORDS)) score += 6
  if (saysOneOf(path, FOOD_WORDS)) score += 5
  const host = /^(?:https?:)?\/\/([^/:?#]+)/i.exec(target)?.[1]?.toLowerCase()
  if (element.tag === 'iframe' && isHostOf(MENU_HOSTS, host ?? '')) score += 12
  if (score === 0) return 0
  if (/\.pdf(?:$|[?#])/i.test(target)) score += 2
  if ([text, path].some((one) => saysOneOf(one, UNLIKELY_WORDS) || UNLIKELY_STARTS.test(one)))
    score -= 7
  if (ONLY_A_MENU.test(text.trim())) score += 4
  return Math.max(score, 1)
}

function toAddress(target: string, base: string, own: URL): string | null {
  const url = URL.parse(target, base)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  url.hash = ''
  const path = url.pathname.toLowerCase()
  const isNoMenu = path.split('/').some((part) => NEVER_A_MENU.has(part))
  if (url.href === own.href || NO_PAGE_ENDINGS.test(path) || isNoMenu) return null
  const isPdf = path.endsWith('.pdf')
  const isFileHost = isHostOf(FILE_HOSTS, url.hostname) || NUMBERED_HOST.test(url.hostname)
  const isKnown = isHostOf(MENU_HOSTS, url.hostname) || (isPdf && isFileHost)
  return siteOf(url.hostname) === siteOf(own.hostname) || isKnown ? url.href : null
}

/** The name under which a site is registered; close enough without the list of public suffixes. */
function siteOf(host: string): string {
  const labels = host.toLowerCase().split('.')
  const isTwoPart =
    /^(?:com?|org|net|ac|gov|gob)$/.test(labels.at(-2) ?? '') && (labels.at(-1) ?? '').length === 2
  return labels.slice(isTwoPart ? -3 : -2).join('.')
}

function baseOf(root: Element, url: string): string {
  const base = headOf(root).find(({ tag, attributes }) => tag === 'base' && attributes.has('href'))
  return URL.parse(base?.attributes.get('href') ?? '', url)?.href ?? url
}

function toWords(text: string): string {
  return fold(text.replace(/%c3%bc/gi, 'ü'))
    .replace(/[_\s/.]+/g, '-')
    .replace(/-+/g, ' ')
}

/** Whether one of the words, or a phrase with hyphens for its spaces, stands in a text of plain words. */
function saysOneOf(text: string, wanted: readonly string[]): boolean {
  const hyphenated = `-${(text.match(/[a-z]+/g) ?? []).join('-')}-`
  return wanted.some((one) => hyphenated.includes(`-${one}-`))
}
