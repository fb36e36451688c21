import { fold } from '../text/fold.ts'
import { type Element, elementsOf, textOf } from './html/tree.ts'
import type { Page } from './page.ts'
import { isObject } from './structured/jsonLd.ts'

const MOST_LINKS = 20

/** Hosts that show menus for restaurants, or keep the files of sites built with them. */
const MENU_HOSTS =
  /(?:^|\.)(?:toasttab\.com|square\.site|squareup\.com|clover\.com|popmenu\.com|getbento\.com|bentobox\.com|singleplatform\.com|menufy\.com|chownow\.com|gloriafood\.com|menupages\.com|allmenus\.com|zmenu\.com|touchbistro\.com|upserve\.com|spoton\.com|spothopperapp\.com|beyondmenu\.com|menustar\.com|mymenuweb\.com|eat\.menu|mustarddigital\.com|speisekarte\.menu|quandoo\.de|orderbird\.com|lightspeed\.app|flipdish\.com|finedinemenu\.com|menutech\.com|untappd\.com)$/
const FILE_HOSTS =
  /(?:^|\.)(?:wixstatic\.com|wsimg\.com|squarespace\.com|website-files\.com|cdn-website\.com|multiscreensite\.com|editmysite\.com|weebly\.com|jimstatic\.com|jimdo\.com|amazonaws\.com|cloudfront\.net|ctfassets\.net|sanity\.io|prismic\.io|storyblok\.com|hubspotusercontent[\w-]*\.net|wp\.com|wordpress\.com|shopify\.com|storage\.googleapis\.com|firebasestorage\.googleapis\.com|cloudinary\.com|filesusr\.com)$/

const STRONG =
  /(?:^|[^a-z])(?:menu|menus|menue|menues|speisekarte|speisekarten|speisen|karte|la-?carte|carte|carta|cartas|menukaart|matsedel|meny|cardapio|men%c3%bc)(?:$|[^a-z])/
const MEAL =
  /(?:^|[^a-z])(?:food|eat|eats|dinner|lunch|brunch|breakfast|dine|dining|dishes|kitchen|mittagskarte|mittagstisch|wochenkarte|abendkarte|fruhstuck|cuisine|plats|platos|piatti|all-?day|a-la-carte|vegan|what-we-(?:serve|cook)|our-food)(?:$|[^a-z])/
const LESS =
  /(?:^|[^a-z])(?:drinks?|wines?|weine|weinkarte|cocktails?|beers?|bar|getranke|getrankekarte|boissons|vins|bebidas|vinos|vini|desserts?|kids|catering|party|parties|group|private|functions?|christmas|xmas|new-?years?|valentines?|gift|order|delivery|takeaway|takeout|happy-?hour|specials|allerg\w*|nutrition\w*)(?:$|[^a-z])/
const NEVER =
  /\.(?:jpe?g|png|gif|webp|svg|zip|docx?|ics|mp4|css|js|xml)$|\/(?:wp-login|wp-admin|cart|checkout|login|account|privacy|terms|impressum|datenschutz|contact|kontakt|about|careers|jobs|blog|news|press|reservations?)(?:\/|$)/

/**
 * Where a page says that its menu is, the likeliest first: schema.org's menu, then links that speak of one, on the same site
 * or at a known menu host. Absolute http(s) addresses, at most 20, the page itself not among them.
 */
export function findMenuLinks(page: Page, url: string): string[] {
  const { root } = page
  const base = baseOf(root, url)
  const scores = new Map<string, number>()
  const add = (target: string, score: number) => {
    const address = toAddress(target, base, url)
    if (address !== null && score > (scores.get(address) ?? 0)) scores.set(address, score)
  }
  for (const target of declaredMenus(page)) add(target, 100)
  for (const element of elementsOf(root)) {
    const target = element.attributes.get(element.tag === 'iframe' ? 'src' : 'href')?.trim()
    if (target === undefined || !/^(?:a|area|iframe)$/.test(element.tag)) continue
    add(target, scoreOf(element, target))
  }
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_LINKS)
    .map(([address]) => address)
}

function declaredMenus({ root, jsonLd }: Page): string[] {
  const found: string[] = []
  for (const object of jsonLd.objects) {
    for (const key of ['hasMenu', 'menu']) {
      const list = Array.isArray(object[key]) ? object[key] : [object[key]]
      for (const one of list) {
        const target = isObject(one) ? (one.url ?? one['@id']) : one
        if (typeof target === 'string' && /^(?:https?:)?\/|^[\w-]+(?:\/|\.\w+$)/i.test(target))
          found.push(target)
      }
    }
  }
  for (const element of elementsOf(root)) {
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
  const text = words(`${textOf(element)} ${label}`.slice(0, 200))
  const path = words(pathOf(target))
  const isPdf = /\.pdf(?:$|[?#])/i.test(target)
  let score = 0
  if (STRONG.test(text)) score += text.length < 30 ? 14 : 6
  if (STRONG.test(path)) score += 10
  if (MEAL.test(text)) score += 6
  if (MEAL.test(path)) score += 5
  if (element.tag === 'iframe' && MENU_HOSTS.test(hostOf(target))) score += 12
  if (score === 0) return 0
  if (isPdf) score += 2
  if (LESS.test(text) || LESS.test(path)) score -= 7
  if (
    /^(?:our |the |view |see )?(?:food )?(?:menus?|speisekarte|karte|carte|carta)$/.test(
      text.trim(),
    )
  )
    score += 4
  return Math.max(score, 1)
}

function toAddress(target: string, base: string, page: string): string | null {
  const url = URL.parse(target, base)
  const own = URL.parse(page)
  if (url === null || own === null || !/^https?:$/.test(url.protocol)) return null
  url.hash = ''
  own.hash = ''
  if (url.href === own.href || NEVER.test(url.pathname.toLowerCase())) return null
  const isPdf = /\.pdf$/i.test(url.pathname)
  const isKnown = MENU_HOSTS.test(url.hostname) || (isPdf && FILE_HOSTS.test(url.hostname))
  return siteOf(url.hostname) === siteOf(own.hostname) || isKnown ? url.href : null
}

/** The name under which a site is registered; close enough without the list of public suffixes. */
function siteOf(host: string): string {
  const labels = host.toLowerCase().split('.')
  const isTwoPart =
    /^(?:co|com|org|net|ac|gov|gob|com?)$/.test(labels.at(-2) ?? '') &&
    (labels.at(-1) ?? '').length === 2
  return labels.slice(isTwoPart ? -3 : -2).join('.')
}

function baseOf(root: Element, url: string): string {
  for (const element of elementsOf(root)) {
    const href = element.tag === 'base' ? element.attributes.get('href') : undefined
    if (href !== undefined) return URL.parse(href, url)?.href ?? url
    if (element.tag === 'body') break
  }
  return url
}

function words(text: string): string {
  return fold(text)
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
