import tags from './tags.json' with { type: 'json' }

/** A page keeps each list once: most elements share theirs, and each is read once. */
export type Classes = readonly string[]

export interface Element {
  tag: string
  attributes: ReadonlyMap<string, string>
  /** Class names in small letters, parted by hyphens where capitals or underscores part them. */
  classes: Classes
  parent: Element | null
  children: (Element | string)[]
}

/** Tags that change how text looks, and part no words. */
export const FORMATTING = new Set(tags.formatting.split(' '))

/** Those directly in an element. */
export function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => typeof child === 'object')
}

/** All elements below one, in the order of the page. Those of a whole page are listed once: many look through them. */
export function elementsOf(root: Element): Iterable<Element> {
  if (root.parent !== null) return walk(root)
  const known = listed.get(root)
  if (known !== undefined) return known
  const elements = [...walk(root)]
  listed.set(root, elements)
  return elements
}

/** The elements before the body: title, meta, base. */
export function* headOf(root: Element): Generator<Element> {
  for (const element of elementsOf(root)) {
    if (element.tag === 'body') return
    yield element
  }
}

const listed = new WeakMap<Element, readonly Element[]>()

function* walk(root: Element): Generator<Element> {
  const waiting = [root]
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    if (element !== root) yield element
    for (let at = element.children.length - 1; at >= 0; at--) {
      const child = element.children[at]
      if (typeof child === 'object') waiting.push(child)
    }
  }
}

/** The text in an element, with every run of white space made one space. */
export function textOf(element: Element): string {
  const parts: string[] = []
  collectText(element, parts)
  return tidy(parts.join(''))
}

function collectText(element: Element, parts: string[]): void {
  if (element.tag === 'script' || element.tag === 'style') return
  for (const child of element.children) {
    if (typeof child === 'string') parts.push(child)
    else {
      collectText(child, parts)
      if (!FORMATTING.has(child.tag)) parts.push(' ')
    }
  }
}

/** All but a single space: most of it is one. */
const WHITE_SPACE = /(?! (?!\s))\s+/g

/** One line of text: white space and invisible signs tidied. */
export function tidy(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff\ufffd]/g, '')
    .replace(WHITE_SPACE, ' ')
    .trim()
}
