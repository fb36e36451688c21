import { onceFor } from '../../text/remember.ts'
import { isNavigation } from '../words/noise.ts'
import { pageText } from '../words/pageText.ts'
import { type Classes, type Element, elementsIn, elementsOf, textOf } from './tree.ts'
import lists from './zones.json' with { type: 'json' }

/** Never text of a page. */
const SKIPPED = new Set(lists.skipped.split(' '))

/** Classes and ids of what is no menu, as they are. */
const ASIDE_NAMES: ReadonlySet<string> = new Set(lists.asideNames.split(' '))
/** What such a name begins with. */
const ASIDE_STARTS: readonly string[] = lists.asideStarts.split(' ')
/** Most names begin with none of these. */
const BEGINNINGS = new Set(ASIDE_STARTS.map((start) => start.slice(0, 3)))
const NAVIGATION =
  /^(?:main|primary|secondary|top|site|global|header|footer|mobile|off-?canvas|mega|sub)-?(?:nav|navigation|menu|navbar)(?:-(?:menu|container|wrap|wrapper|bar|list))?$/

function isAsideName(name: string): boolean {
  if (ASIDE_NAMES.has(name) || NAVIGATION.test(name)) return true
  return BEGINNINGS.has(name.slice(0, 3)) && ASIDE_STARTS.some((start) => name.startsWith(start))
}

const haveAsideName = onceFor((classes: Classes) => classes.some(isAsideName))

/** What guests say, even where a page holds nothing else. */
const OPINIONS = /^(?:reviews?|testimonials?|comments?)(?:-(?:list|area|section|slider|grid))?$/

const haveOpinions = onceFor((classes: Classes) => classes.some((name) => OPINIONS.test(name)))

/** How many letters every element holds, itself and all below. */
export function measureText(root: Element): Map<Element, number> {
  const sizes = new Map<Element, number>()
  measure(root, sizes)
  return sizes
}

function measure(element: Element, sizes: Map<Element, number>): number {
  let size = 0
  if (!SKIPPED.has(element.tag)) {
    for (const child of element.children)
      size += typeof child === 'string' ? child.trim().length : measure(child, sizes)
  }
  sizes.set(element, size)
  return size
}

export function isSkipped(element: Element): boolean {
  if (SKIPPED.has(element.tag)) return true
  const role = element.attributes.get('role')
  return role === 'search' || role === 'progressbar'
}

/** Whether it is a heading's link to itself: "#". */
export function isSelfLink(element: Element, size: number): boolean {
  return element.tag === 'a' && size <= 2 && /^\s*[#¶§🔗]\s*$/u.test(textOf(element))
}

/**
 * Whether a menu never stands there: navigation, footers, forms, reviews, hours. What holds most of a page's text is the
 * page itself, whatever it is called.
 */
export function isAside(element: Element, size: number, pageSize: number): boolean {
  if (size === 0) return false
  if (element.tag === 'nav' || element.attributes.get('role') === 'navigation')
    return size < pageSize * 0.5
  if (haveOpinions(element.classes)) return true
  if (size > pageSize * 0.4) return false
  if (/^(?:footer|address|blockquote|time|figcaption)$/.test(element.tag))
    return element.tag !== 'figcaption'
  if (/^(?:contentinfo|banner|alert|alertdialog)$/.test(element.attributes.get('role') ?? ''))
    return true
  if (element.tag === 'form') return isForm(element)
  if (element.tag === 'header') return holdsMatch(element, ({ tag }) => tag === 'nav')
  if (/^(?:ul|ol)$/.test(element.tag) && size < 2000 && isLinkList(element)) return true
  if (isRowOfButtons(element)) return true
  const id = (element.attributes.get('id') ?? '').toLowerCase()
  return isAsideName(id) || haveAsideName(element.classes)
}

function isForm(form: Element): boolean {
  return holdsMatch(form, ({ tag, attributes }) => {
    const isAsked = /^(?:email|tel|password|date|time|search)$/i.test(attributes.get('type') ?? '')
    return tag === 'textarea' || (tag === 'input' && isAsked)
  })
}

/** Of one element so many are looked at. */
const MAX_ELEMENTS = 3000

function holdsMatch(element: Element, isWanted: (element: Element) => boolean): boolean {
  return isWanted(element) || Iterator.from(elementsOf(element)).take(MAX_ELEMENTS).some(isWanted)
}

/** Letters of the longest button that shows a part of the menu. */
const MAX_BUTTON = 24

/** Buttons side by side and nothing else, by which a page shows its parts: "All", "Starters", "Mains". */
function isRowOfButtons(element: Element): boolean {
  const parts = elementsIn(element)
  if (parts.filter(isButton).length < 2) return false
  const texts = parts.map((part) => (isButton(part) ? textOf(part) : null))
  const isShort = (text: string) => text.length <= MAX_BUTTON && !/\d/.test(text)
  const buttons = texts.filter((text) => text !== null && isShort(text))
  const isPlain = (part: Element, at: number) =>
    buttons.includes(texts[at] ?? null) || textOf(part) === ''
  return buttons.length >= 2 && parts.every(isPlain)
}

/** The buttons of a page that say what two others say, and so name no dish: "🍷 Pair with a wine". */
export function repeatedButtons(sizes: ReadonlyMap<Element, number>): ReadonlySet<Element> {
  const buttons = [...sizes].filter(([{ tag }, size]) => tag === 'button' && size <= MAX_BUTTON)
  const alike = Map.groupBy(
    buttons.map(([element]) => element),
    textOf,
  )
  const isRepeated = ([text, { length }]: [string, Element[]]) => length > 2 && !/\d/.test(text)
  return new Set([...alike].filter(isRepeated).flatMap(([, elements]) => elements))
}

const BUTTON = /^(?:btn|button)(?:-|$)/

/** By itself or as all that a list's item holds. */
function isButton(element: Element): boolean {
  const [only, other] = element.tag === 'li' ? elementsIn(element) : [element]
  if (only === undefined || other !== undefined) return false
  return (
    only.tag === 'button' || (only.tag === 'a' && only.classes.some((name) => BUTTON.test(name)))
  )
}

/** Nothing but a link to a part of the same page: "Starters", "Mains". */
function leadsWithin({ children }: Element): boolean {
  const [link, other] = children.filter((child) => typeof child === 'object' || child.trim() !== '')
  if (typeof link !== 'object' || link.tag !== 'a' || other !== undefined) return false
  return /^#./.test(link.attributes.get('href') ?? '')
}

/** A list of short links, all to parts of the page, or at least two of them to a site's usual pages. */
function isLinkList(list: Element): boolean {
  const items = elementsIn(list).slice(0, 60)
  if (items.length > 1 && items.every(leadsWithin)) return true
  const texts = items.map((item) => textOf(item))
  const links = items.filter((item) => holdsMatch(item, ({ tag }) => tag === 'a')).length
  const usual = texts.filter((text) => isNavigation(pageText(text)))
  return links >= items.length * 0.8 && usual.length >= 2
}
