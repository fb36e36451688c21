import type { Element } from './tree.ts'
import { textOf } from './tree.ts'

const DIET =
  /(?:^|[^a-z])(vegan|plant[-_ ]?based|vegetarian|vegetarisch|veggie|veg|gluten[-_ ]?free|gf|dairy[-_ ]?free|nut[-_ ]?free|lactose[-_ ]?free|halal|kosher|végétarien|vegano|vegana|vegetariano|vegetariana)(?=$|[^a-z])/i

/** The diet that a picture, a title or a class name stands for: `<img alt="vegan">`, `class="icon-vegan"`. */
export function dietOf(element: Element): string | null {
  const labels = ['alt', 'title', 'aria-label', 'data-tooltip', 'data-original-title']
  for (const label of labels) {
    const text = element.attributes.get(label)
    // A dish's photograph also speaks of diets in its alt text; a mark is short.
    if (text !== undefined && text.length <= 40) {
      const found = DIET.exec(text)
      if (found !== null && text.trim().split(/\s+/).length <= 4) return text.trim()
    }
  }
  if (element.tag === 'svg') {
    const title = element.children.find(
      (child) => typeof child === 'object' && child.tag === 'title',
    )
    if (typeof title === 'object') {
      const text = textOf(title)
      if (DIET.test(text)) return text
    }
  }
  if (element.tag === 'img') return dietOfFile(element.attributes.get('src') ?? '')
  if (element.tag === 'use')
    return dietOfFile(element.attributes.get('href') ?? element.attributes.get('xlink:href') ?? '')
  return isIconTag(element) ? dietOfClass(element) : null
}

function isIconTag(element: Element): boolean {
  return /^(?:i|span|svg|em|sup|b|div|abbr)$/.test(element.tag) && element.children.length === 0
}

function dietOfClass(element: Element): string | null {
  for (const name of element.classes) {
    const found = DIET.exec(name)
    if (found?.[1] !== undefined) return found[1].replace(/[-_]/g, ' ')
  }
  return null
}

function dietOfFile(address: string): string | null {
  const file = address.slice(-120).split(/[/#]/).at(-1) ?? ''
  if (file.length > 40 || !/(?:icon|ico|leaf|badge|label|symbol|^)[-_]?(?:vegan|veg)/i.test(file))
    return null
  return DIET.exec(file)?.[1] ?? null
}
