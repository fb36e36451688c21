import { splitMarks } from '../../marks/splitMarks.ts'
import { readTalk, type Said } from '../../marks/talk.ts'
import lists from './icons.json' with { type: 'json' }
import { type Element, elementsIn, textOf } from './tree.ts'

/** Other diets than vegan and vegetarian that pictures stand for. */
const OTHER_DIET = /free|frei|vrij|halal|kosher|sans|sin\s|senza|sem\s|bez\s/i
/** "non-vegan", "vegan-no.svg", "vegan: false". */
const DENIED_BEFORE =
  /(?:^|[^a-z])(?:non|not|no|un|isnt|kein|nicht|pas)(?:[^a-z]+[a-z]{1,5})?[^a-z]*$/i
const DENIED_AFTER =
  /^[^a-z]*(?:no|not|false|off|disabled|inactive|empty|gray|grey|greyed|0)(?=$|[^a-z])/i
/** Classes beside the one that names a diet: "vegan is-false", "icon-vegan crossed". */
const DENYING = new Set(lists.denying.split(' '))

/** Whether a class name, or what stands behind one of its hyphens, is one of these. */
export function isDenying(name: string): boolean {
  const parts = name.slice(-MAX_LETTERS).split('-').slice(-2)
  return DENYING.has(parts.at(-1) ?? '') || DENYING.has(parts.join('-'))
}

/** Of the end of a class name. */
const MAX_LETTERS = 60

/** What may stand beside a diet in the name of a class or a file and says nothing of it. */
const HARMLESS = new Set(lists.harmless.split(' '))
const ON_REQUEST = /^[^a-z]*(?:option|available|possible|on[-_ ]?request|modif)/i
const HIDDEN = new Set(lists.hidden.split(' '))
const HIDDEN_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*(?:0?\.0+|0)%?\s*(?:[;!]|$)/i
/** Hidden on some screens only: "d-none d-md-block", "hidden md:inline". */
const SHOWN =
  /^(?:d-)?(?:sm|md|lg|xl|xxl|print)[-:](?:block|inline|flex|inline-block|inline-flex|table)$/

const LABELS = ['alt', 'title', 'aria-label', 'data-tooltip', 'data-original-title']

/** The diet that a picture, a title or a class name stands for: `<img alt="vegan">`, `class="icon-vegan"`. */
export function dietOf(element: Element): string | null {
  for (const label of element.attributes.size === 0 ? [] : LABELS) {
    const text = element.attributes.get(label)
    // A dish's photograph also speaks of diets in its alt text; a mark is short.
    if (!text || text.length > 40 || findDiet(text) === undefined) continue
    if (dietIn(text) === null) return null
    if (text.trim().split(/\s+/).length <= 4) return text.trim()
  }
  if (element.tag === 'svg') {
    const title = elementsIn(element).find(({ tag }) => tag === 'title')
    const text = title === undefined ? '' : textOf(title)
    if (dietIn(text) !== null) return text
  }
  if (element.tag === 'img') return dietOfFile(element.attributes.get('src') ?? '')
  if (element.tag === 'use')
    return dietOfFile(element.attributes.get('href') ?? element.attributes.get('xlink:href') ?? '')
  return isIconTag(element) ? dietOfClass(element) : null
}

/**
 * Whether an element is there and not shown, and holds nothing but marks: a page's template has all of them and shows those
 * that hold. Whatever else is hidden (tabs, long descriptions) belongs to the menu.
 */
export function isHiddenMark(element: Element, size: number): boolean {
  return size <= 40 && isHidden(element) && splitMarks(textOf(element)).text === ''
}

/** By itself, not by what it stands in. */
export function isHidden({ attributes, classes }: Element): boolean {
  if (attributes.has('hidden') || attributes.get('aria-disabled') === 'true') return true
  if (HIDDEN_STYLE.test(attributes.get('style')?.slice(0, 1000) ?? '')) return true
  return classes.some((name) => HIDDEN.has(name)) && !classes.some((name) => SHOWN.test(name))
}

function findDiet(text: string): Said | undefined {
  const said = readTalk(text.replaceAll('_', '-'))
  return said.find(({ kinds, raw }) => {
    const isNamed = kinds.includes('vegan') || kinds.includes('vegetarian')
    return isNamed || (kinds.includes('diets') && OTHER_DIET.test(raw))
  })
}

/** The diet that a text says there is; null where it says that there is none. */
function dietIn(text: string): string | null {
  const found = findDiet(text)
  if (found === undefined) return null
  const before = text.slice(0, found.from)
  const after = text.slice(found.to)
  if (DENIED_BEFORE.test(before) || DENIED_AFTER.test(after)) return null
  const plain = found.raw.replace(/[-_]/g, ' ')
  return ON_REQUEST.test(after) ? `${plain} option` : plain
}

/** An empty element of the kind that style sheets draw pictures in. */
export function isIconTag(element: Element): boolean {
  return element.children.length === 0 && /^(?:i|span|svg|em|sup|b|div|abbr)$/.test(element.tag)
}

function dietOfClass({ classes }: Element): string | null {
  if (classes.some(isDenying)) return null
  const named = classes.filter((name) => findDiet(name) !== undefined)
  const [first] = named
  return first !== undefined && named.every(isPlainName) ? dietIn(first) : null
}

function dietOfFile(address: string): string | null {
  const file = address.slice(-120).split(/[/#]/).at(-1) ?? ''
  if (file.length > 40 || !/(?:icon|ico|leaf|badge|label|symbol|^)[-_]?(?:vegan|veg)/i.test(file))
    return null
  return isPlainName(file.replace(/\?.*/, '')) ? dietIn(file) : null
}

/** Whether a name says nothing besides a diet: "icon-vegan-small", not "vegan-filter" or "vegan-x". */
function isPlainName(name: string): boolean {
  if (dietIn(name)?.endsWith('option')) return true
  const found = findDiet(name)
  const rest = found === undefined ? name : `${name.slice(0, found.from)} ${name.slice(found.to)}`
  const words = rest.toLowerCase().match(/[a-z\d]+/g) ?? []
  // What has digits is a size or a version.
  return words.every((word) => HARMLESS.has(word) || /\d/.test(word))
}
