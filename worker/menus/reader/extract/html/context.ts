import type { Hint } from '../lines/textLine.ts'
import { hintOf, isOfWord, styleOf } from './hints.ts'
import { headingLevel, isBoldElement, isPreformatted, lookOf } from './looks.ts'
import type { Element } from './tree.ts'
import { isAside } from './zones.ts'

/** What an element's text has from the elements that it stands in. */
export interface Context {
  block: string
  inline: string
  level: number
  isBold: boolean
  look: string
  hasClass: boolean
  hint: Hint
  isAside: boolean
  isPre: boolean
  depth: number
}

const NONE = { level: 0, depth: 0, isBold: false, hasClass: false, isAside: false, isPre: false }
export const OUTERMOST: Context = { ...NONE, block: '', inline: '', look: '', hint: 'none' }

/** `column` counts the cells of a row; the sizes are in letters. */
export function blockContext(
  element: Element,
  outer: Context,
  column: number,
  { size, pageSize }: { size: number; pageSize: number },
): Context {
  const own = styleOf(element) + lookOf(element) + (column > 0 ? `:${column}` : '')
  const hint = hintOf(element)
  const isLarge = pageSize > 400 && size > pageSize * 0.4
  const level = headingLevel(element)
  // A "card-body" and a "price-box" hold the name as well.
  const inherited = level > 0 && outer.hint !== 'name' ? 'none' : outer.hint
  return {
    ...outer,
    block: `${outer.block.slice(outer.block.lastIndexOf('>') + 1)}>${own}`,
    inline: '',
    level: level || (isLarge ? 0 : outer.level),
    isBold: outer.isBold || element.tag === 'th' || isBoldElement(element),
    hasClass: false,
    hint: isLarge || hint === 'none' ? inherited : hint,
    isPre: outer.isPre || isPreformatted(element),
    isAside: outer.isAside || isAside(element, size, pageSize),
    depth: outer.depth + 1,
  }
}

export function inlineContext(element: Element, outer: Context): Context {
  if (isOfWord(element)) return outer
  const hint = hintOf(element)
  const look = lookOf(element)
  const isPlain = element.tag === 'span' && look === '' && !element.attributes.has('class')
  return {
    ...outer,
    inline: isPlain ? outer.inline : `${outer.inline}/${styleOf(element)}${look}`.slice(-200),
    isBold: outer.isBold || isBoldElement(element),
    look:
      /^(?:em|i|small|a|u|cite|font|big)$/.test(element.tag) || look !== ''
        ? `${outer.look}/${element.tag}${look}`
        : outer.look,
    hasClass: outer.hasClass || element.attributes.has('class'),
    hint: hint === 'none' ? outer.hint : hint,
    depth: outer.depth + 1,
  }
}
