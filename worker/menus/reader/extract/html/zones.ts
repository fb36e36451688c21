import { isNavigation } from '../words/noise.ts'
import { PageText } from '../words/pageText.ts'
import { byClasses } from './byClasses.ts'
import { type Element, textOf } from './tree.ts'

/** Never text of a page. */
const SKIPPED = new Set(
  'script style noscript template iframe object select option textarea input datalist head title meta link canvas audio video map math del s strike rp rt'.split(
    ' ',
  ),
)

/** Classes and ids of what is no menu, as they are. */
const ASIDE_NAMES: ReadonlySet<string> = new Set(
  `nav navbar navbar-nav navigation nav-menu nav-link nav-links page_item breadcrumb breadcrumbs footer site-footer page-footer global-footer
  main-footer colophon copyright cookie cookies consent social share review reviews testimonial testimonials comment comments
  comment-area comment-list comment-respond comments-area comments-list comments-respond rating ratings stars hours opening-hours
  openinghours opening-times openingtimes business-hours contact contact-info contact-form contact-us contact-section
  contact-details location-info location-section location-list locations-info locations-section locations-list map reservation
  reservations booking instagram blog blogpost blogposts post-list post-grid post-feed post-card post-item posts-list posts-grid
  posts-feed posts-card posts-item recent-posts news event events team staff faq faqs mini-cart cart checkout sidebar related
  pagination pager skip-link lang-switcher lang-menu lang-selector language-switcher language-menu language-selector quote quotes
  blockquote widget_nav_menu widget_recent_entries widget_recent_comments widget_categories widget_archive author author-box
  authorbox author-bio authorbio`.split(/\s+/),
)
/** What such a name begins with. */
const ASIDE_STARTS: readonly string[] =
  `menu-item-type- menu-item-object- cookie- cookies- consent- gdpr newsletter subscribe mc_embed mailchimp social- share- sharing review-
  reviews- testimonial- testimonials- comment- hours- opening-hours- openinghours- opening-times- openingtimes- map- reservation-
  reservations- booking- instagram- insta- blog- news- event- events- tribe-events team- staff- faq- faqs- mini-cart minicart cart-
  checkout related- quote-`.split(/\s+/)
/** Most names begin with none of these. */
const BEGINNINGS = new Set(ASIDE_STARTS.map((start) => start.slice(0, 3)))
const NAVIGATION =
  /^(?:main|primary|secondary|top|site|global|header|footer|mobile|off-?canvas|mega|sub)-?(?:nav|navigation|menu|navbar)(?:-(?:menu|container|wrap|wrapper|bar|list))?$/

function isAsideName(name: string): boolean {
  if (ASIDE_NAMES.has(name) || NAVIGATION.test(name)) return true
  return BEGINNINGS.has(name.slice(0, 3)) && ASIDE_STARTS.some((start) => name.startsWith(start))
}

const haveAsideName = byClasses((classes) => classes.some(isAsideName))

/** What guests say, even where a page holds nothing else. */
const OPINIONS = /^(?:reviews?|testimonials?|comments?)(?:-(?:list|area|section|slider|grid))?$/

const haveOpinions = byClasses((classes) => classes.some((name) => OPINIONS.test(name)))

/** How many letters every element holds, itself and all below. */
export function measureText(root: Element): Map<Element, number> {
  const sizes = new Map<Element, number>()
  measure(root, sizes)
  return sizes
}

function measure(element: Element, sizes: Map<Element, number>): number {
  let size = 0
  if (!SKIPPED.has(element.tag)) {
    for (const child of element.children) {
      size += typeof child === 'string' ? child.trim().length : measure(child, sizes)
    }
  }
  sizes.set(element, size)
  return size
}

export function isSkipped(element: Element): boolean {
  if (SKIPPED.has(element.tag)) return true
  const role = element.attributes.get('role')
  return role === 'search' || role === 'progressbar'
}

/**
 * Whether a menu never stands there: navigation, footers, forms, reviews, hours. What holds most of a page's text is the
 * page itself, whatever it is called.
 */
export function isAside(element: Element, size: number, pageSize: number): boolean {
  if (size === 0) return false
  if (element.tag === 'nav' || element.attributes.get('role') === 'navigation') {
    return size < pageSize * 0.5
  }
  if (haveOpinions(element.classes)) return true
  if (size > pageSize * 0.4) return false
  if (/^(?:footer|address|blockquote|time|figcaption)$/.test(element.tag))
    return element.tag !== 'figcaption'
  if (/^(?:contentinfo|banner|alert|alertdialog)$/.test(element.attributes.get('role') ?? ''))
    return true
  if (element.tag === 'form') return isForm(element)
  if (element.tag === 'header') return holdsTag(element, 'nav')
  if (/^(?:ul|ol)$/.test(element.tag) && size < 2000 && isLinkList(element)) return true
  const id = (element.attributes.get('id') ?? '').toLowerCase()
  return isAsideName(id) || haveAsideName(element.classes)
}

function isForm(form: Element): boolean {
  return holdsMatch(form, (element) => {
    if (element.tag === 'textarea') return true
    const type = element.attributes.get('type') ?? ''
    return element.tag === 'input' && /^(?:email|tel|password|date|time|search)$/i.test(type)
  })
}

function holdsTag(element: Element, tag: string): boolean {
  return holdsMatch(element, (inner) => inner.tag === tag)
}

function holdsMatch(element: Element, isWanted: (element: Element) => boolean): boolean {
  let left = 3000
  const waiting = [element]
  for (let inner = waiting.pop(); inner !== undefined && left > 0; inner = waiting.pop()) {
    left -= 1
    if (isWanted(inner)) return true
    for (const child of inner.children) if (typeof child === 'object') waiting.push(child)
  }
  return false
}

/** A list of short links, at least two of them to a site's usual pages. */
function isLinkList(list: Element): boolean {
  const items = list.children.filter((child) => typeof child === 'object').slice(0, 60)
  const texts = items.map((item) => textOf(item))
  const links = items.filter((item) => holdsTag(item, 'a')).length
  return (
    links >= items.length * 0.8 &&
    texts.filter((text) => isNavigation(new PageText(text))).length >= 2
  )
}
