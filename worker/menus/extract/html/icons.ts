import { splitMarks } from '../../marks/splitMarks.ts'
import { type Element, textOf } from './tree.ts'

const DIET =
  /(?:^|[^a-z])(vegan|plant[-_ ]?based|vegetarian|vegetarisch|veggie|veg|gluten[-_ ]?free|gf|dairy[-_ ]?free|nut[-_ ]?free|lactose[-_ ]?free|halal|kosher|végétarien|vegano|vegana|vegetariano|vegetariana)(?=$|[^a-z])/i
/** "non-vegan", "vegan-no.svg", "vegan: false". */
const DENIED_BEFORE =
  /(?:^|[^a-z])(?:non|not|no|un|isnt|kein|nicht|pas)(?:[^a-z]+[a-z]{1,5})?[^a-z]*$/i
const DENIED_AFTER =
  /^[^a-z]*(?:no|not|none|false|off|disabled|inactive|empty|gray|grey|greyed|0)(?=$|[^a-z])/i
const ON_REQUEST = /^[^a-z]*(?:option|available|possible|on[-_ ]?request|modif)/i
const HIDDEN =
  /^(?:hidden|hide|is-hidden|d-none|display-none|invisible|ng-hide|w-hidden|w-condition-invisible|inactive|is-inactive|disabled|is-disabled|off)$/
/** Hidden on some screens only: "d-none d-md-block", "hidden md:inline". */
const SHOWN =
  /^(?:d-)?(?:sm|md|lg|xl|xxl|print)[-:](?:block|inline|flex|inline-block|inline-flex|table)$/

/** The diet that a picture, a title or a class name stands for: `<img alt="vegan">`, `class="icon-vegan"`. */
export function dietOf(element: Element): string | null {
  const labels = ['alt', 'title', 'aria-label', 'data-tooltip', 'data-original-title']
  for (const label of labels) {
    const text = element.attributes.get(label)
    // A dish's photograph also speaks of diets in its alt text; a mark is short.
    if (text === undefined || text.length > 40 || !DIET.test(text)) continue
    if (dietIn(text) === null) return null
    if (text.trim().split(/\s+/).length <= 4) return text.trim()
  }
  if (element.tag === 'svg') {
    const title = element.children.find(
      (child) => typeof child === 'object' && child.tag === 'title',
    )
    if (typeof title === 'object') {
      const text = textOf(title)
      if (dietIn(text) !== null) return text
    }
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

function isHidden({ attributes, classes }: Element): boolean {
  if (attributes.has('hidden') || attributes.get('aria-disabled') === 'true') return true
  if (/display:\s*none|visibility:\s*hidden/.test(attributes.get('style')?.slice(0, 1000) ?? ''))
    return true
  return classes.some((name) => HIDDEN.test(name)) && !classes.some((name) => SHOWN.test(name))
}

/** The diet that a text says there is; null where it says that there is none. */
function dietIn(text: string): string | null {
  const found = DIET.exec(text)
  const [, diet] = found ?? []
  if (found === null || diet === undefined) return null
  const before = text.slice(0, found.index + found[0].length - diet.length)
  const after = text.slice(found.index + found[0].length)
  if (DENIED_BEFORE.test(before) || DENIED_AFTER.test(after)) return null
  const plain = diet.replace(/[-_]/g, ' ')
  return ON_REQUEST.test(after) ? `${plain} option` : plain
}

function isIconTag(element: Element): boolean {
  return /^(?:i|span|svg|em|sup|b|div|abbr)$/.test(element.tag) && element.children.length === 0
}

function dietOfClass(element: Element): string | null {
  for (const name of element.classes) {
    const diet = dietIn(name)
    if (diet !== null) return diet
  }
  return null
}

function dietOfFile(address: string): string | null {
  const file = address.slice(-120).split(/[/#]/).at(-1) ?? ''
  if (file.length > 40 || !/(?:icon|ico|leaf|badge|label|symbol|^)[-_]?(?:vegan|veg)/i.test(file))
    return null
  return dietIn(file)
}
