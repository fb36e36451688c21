import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

export interface Element {
  tag: string
  attributes: ReadonlyMap<string, string>
  /** Class names in small letters, parted by hyphens where capitals or underscores part them. */
  classes: readonly string[]
  parent: Element | null
  children: (Element | string)[]
}

/** Elements below this depth become children of the one at it, so that walking by recursion is safe. */
const MAX_DEPTH = 180

const VOID = new Set(
  'area base basefont br col command embed frame hr image img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
)
const CLOSES_PARAGRAPH = new Set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul'.split(
    ' ',
  ),
)
/** What ends by itself when the other begins, and the elements beyond which nothing is looked for. */
const ENDS: Readonly<Record<string, { closed: ReadonlySet<string>; within: ReadonlySet<string> }>> =
  {
    li: { closed: new Set(['li']), within: new Set(['ul', 'ol', 'menu', 'td', 'th', 'table']) },
    dt: { closed: new Set(['dt', 'dd']), within: new Set(['dl', 'td', 'th', 'table']) },
    dd: { closed: new Set(['dt', 'dd']), within: new Set(['dl', 'td', 'th', 'table']) },
    tr: { closed: new Set(['tr']), within: new Set(['table']) },
    td: { closed: new Set(['td', 'th']), within: new Set(['tr', 'table']) },
    th: { closed: new Set(['td', 'th']), within: new Set(['tr', 'table']) },
    tbody: { closed: new Set(['tbody', 'thead', 'tfoot']), within: new Set(['table']) },
    tfoot: { closed: new Set(['tbody', 'thead', 'tfoot']), within: new Set(['table']) },
    option: { closed: new Set(['option']), within: new Set(['select']) },
    a: { closed: new Set(['a']), within: new Set(['td', 'th', 'table', 'li', 'div']) },
  }
const TABLE_PARTS = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th', 'caption'])
const CELL = new Set(['td', 'th', 'caption'])
const FORMATTING = new Set(
  'a abbr b big code em font i label q s small span strike strong sub sup tt u'.split(' '),
)

/**
 * A page as a tree, in time linear in its length whatever it holds; never throws. Not all of the HTML standard:
 * misnested formatting is closed where its block ends.
 */
export function parseTree(html: string): Element {
  const root: Element = {
    tag: '#root',
    attributes: NONE,
    classes: [],
    parent: null,
    children: [],
  }
  const tokenizer = new Tokenizer({}, new TreeBuilder(html, root))
  tokenizer.write(html)
  tokenizer.end()
  return root
}

const NONE: ReadonlyMap<string, string> = new Map()
const NO_CLASSES: readonly string[] = []

class TreeBuilder implements TokenizerCallbacks {
  private readonly html: string
  private readonly root: Element
  private readonly open: Element[]
  /** How many elements of a tag were opened below the deepest level. */
  private readonly beyond = new Map<string, number>()
  private text = ''
  private tag = ''
  private attributes: Map<string, string> | null = null
  private readonly classes = new Map<string, readonly string[]>()
  private name = ''
  private value = ''

  constructor(html: string, root: Element) {
    this.html = html
    this.root = root
    this.open = [root]
  }

  ontext(start: number, end: number) {
    this.text += this.html.slice(start, end)
  }
  ontextentity(codePoint: number) {
    this.text += String.fromCodePoint(codePoint)
  }
  oncdata() {}
  oncomment() {}
  ondeclaration() {}
  onprocessinginstruction() {}
  onattribname(start: number, end: number) {
    this.name = this.html.slice(start, end).toLowerCase()
  }
  onattribdata(start: number, end: number) {
    this.value += this.html.slice(start, end)
  }
  onattribentity(codePoint: number) {
    this.value += String.fromCodePoint(codePoint)
  }
  onattribend() {
    this.attributes ??= new Map()
    if (!this.attributes.has(this.name)) this.attributes.set(this.name, this.value)
    this.value = ''
  }
  onopentagname(start: number, end: number) {
    this.tag = this.html.slice(start, end).toLowerCase()
    this.attributes = null
  }
  onopentagend() {
    this.add(this.tag, this.attributes ?? NONE)
  }
  onselfclosingtag() {
    this.add(this.tag, this.attributes ?? NONE)
    if (isForeign(this.tag)) this.close(this.tag)
  }
  onclosetag(start: number, end: number) {
    const tag = this.html.slice(start, end).toLowerCase()
    this.flush()
    if (tag === 'br') this.add('br', NONE)
    else this.close(tag)
  }
  onend() {
    this.flush()
  }

  private get top(): Element {
    return this.open.at(-1) ?? this.root
  }

  private flush() {
    if (this.text === '') return
    this.top.children.push(this.text)
    this.text = ''
  }

  private add(tag: string, attributes: ReadonlyMap<string, string>) {
    this.flush()
    this.endBefore(tag)
    const parent = this.top
    const classes = this.classesOf(namesOf(attributes))
    const element: Element = { tag, attributes, classes, parent, children: [] }
    parent.children.push(element)
    if (VOID.has(tag)) return
    if (this.open.length < MAX_DEPTH) this.open.push(element)
    else this.beyond.set(tag, (this.beyond.get(tag) ?? 0) + 1)
  }

  private classesOf(text: string | undefined): readonly string[] {
    if (text === undefined) return NO_CLASSES
    const known = this.classes.get(text)
    if (known !== undefined) return known
    const classes = text
      .slice(0, 400)
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/__+/g, '-')
      .split(/\s+/)
      .filter(Boolean)
    this.classes.set(text, classes)
    return classes
  }

  private endBefore(tag: string) {
    if (CLOSES_PARAGRAPH.has(tag)) this.closeNearest(new Set(['p']), CELL_AND_BUTTON)
    const ends = ENDS[tag]
    if (ends !== undefined) this.closeNearest(ends.closed, ends.within)
  }

  /** Closes the innermost of `tags` with all inside it, unless one of `within` comes first. */
  private closeNearest(tags: ReadonlySet<string>, within: ReadonlySet<string>) {
    for (let at = this.open.length - 1; at > 0; at--) {
      const tag = this.open[at]?.tag ?? ''
      if (tags.has(tag)) {
        this.open.length = at
        return
      }
      if (within.has(tag)) return
    }
  }

  private close(tag: string) {
    const beyond = this.beyond.get(tag) ?? 0
    if (beyond > 0) {
      this.beyond.set(tag, beyond - 1)
      return
    }
    for (let at = this.open.length - 1; at > 0; at--) {
      const open = this.open[at]?.tag ?? ''
      if (open === tag) {
        this.open.length = at
        return
      }
      // A stray end tag reaches neither out of its cell nor, for formatting, out of its block.
      if (CELL.has(open) && !TABLE_PARTS.has(tag)) return
      if (FORMATTING.has(tag) && !FORMATTING.has(open)) return
    }
  }
}

/** Apps whose class names are made up by a machine name their parts for their own tests. */
const NAMING = ['data-hook', 'data-testid', 'data-test', 'data-qa']

function namesOf(attributes: ReadonlyMap<string, string>): string | undefined {
  const own = attributes.get('class')
  if (attributes === NONE) return undefined
  const named = NAMING.find((name) => attributes.has(name))
  if (named === undefined) return own
  const name = (attributes.get(named) ?? '').replaceAll('.', '-')
  return own === undefined ? name : `${name} ${own}`
}

const CELL_AND_BUTTON = new Set(['td', 'th', 'caption', 'button', 'table', 'object'])

function isForeign(tag: string): boolean {
  return /^(?:svg|path|use|circle|rect|g|line|polygon|polyline|ellipse|stop|i-.*)$/.test(tag)
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
