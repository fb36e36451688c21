import tags from './tags.json' with { type: 'json' }
import type { Element } from './tree.ts'

/** Elements that stand within a line. */
export const INLINE = new Set(tags.inline.split(' '))

/** Whether line breaks in the source are line breaks on the page. */
export function isPreformatted({ tag, attributes }: Element): boolean {
  return tag === 'pre' || /white-space:\s*pre-line/.test(attributes.get('style') ?? '')
}

/** 1 to 6, or 0 for what is no heading. */
export function headingLevel(element: Element): number {
  const found = /^h([1-6])$/.exec(element.tag)
  if (found !== null) return Number(found[1])
  if (element.attributes.get('role') !== 'heading') return 0
  return Math.min(6, Math.max(1, Number(element.attributes.get('aria-level')) || 3))
}

/** Whether an element makes its text bold. */
export function isBoldElement(element: Element): boolean {
  if (/^(?:b|strong|dt|big|summary|caption|legend)$/.test(element.tag)) return true
  return /font-weight:\s*(?:bold|[6-9]00)/.test(element.attributes.get('style') ?? '')
}

const LOOK = /(?:font-(?:size|weight|style)|(?<![-\w])color|text-transform)\s*:\s*[^;]+/g

/** What a style or font attribute changes: size, weight, slant, colour. */
export function lookOf(element: Element): string {
  if (element.tag === 'font') {
    return ['size', 'color', 'face'].map((name) => element.attributes.get(name) ?? '').join('~')
  }
  const style = element.attributes.get('style')
  if (style === undefined || style.length > 1000) return ''
  return style.match(LOOK)?.join(';').replace(/\s+/g, '') ?? ''
}
