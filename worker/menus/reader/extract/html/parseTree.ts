import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { remember } from '../../text/remember.ts'
import tags from './tags.json' with { type: 'json' }
import { type Classes, type Element, FORMATTING } from './tree.ts'

/** Elements below this depth become children of the one at it, so that walking by recursion is safe. */
const MAX_DEPTH = 180

const setOf = (names = '') => new Set(names.split(' '))
const VOID = setOf(tags.void)
const CLOSES_PARAGRAPH = setOf(tags.closesParagraph)
const BARS_PARAGRAPH = setOf(tags.barsParagraph)
const isParagraph = (tag: string) => tag === 'p'
const barsParagraph = (tag: string) => BARS_PARAGRAPH.has(tag)
/** What ends by itself when the tag begins, and the elements beyond which nothing is looked for. */
const ENDS = new Map(
  Object.entries(tags.ends).map(
    ([tag, [closed, within]]) => [tag, { closed: setOf(closed), within: setOf(within) }] as const,
  ),
)
const TABLE_PARTS = setOf(tags.tableParts)
/** Any other tag ends the head, which need not end itself. */
const OF_HEAD = setOf(tags.ofHead)
const CELL = setOf('td th caption')
/** Tags that may end in themselves, because they are of SVG. */
const FOREIGN = setOf(tags.foreign)
/** Apps whose class names are made up by a machine name their parts for their own tests. */
const NAMING = ['data-hook', 'data-testid', 'data-test', 'data-qa']

const NONE: ReadonlyMap<string, string> = new Map()

/**
 * A page as a tree, in time linear in its length whatever it holds; never throws. Not all of the HTML standard:
 * misnested formatting is closed where its block ends.
 */
export function parseTree(html: string): Element {
  const root = { tag: '#root', attributes: NONE, classes: [], parent: null, children: [] }
  const tokenizer = new Tokenizer({}, new TreeBuilder(html, root))
  tokenizer.write(html)
  tokenizer.end()
  return root
}

class TreeBuilder implements TokenizerCallbacks {
  private readonly html: string
  private readonly root: Element
  private readonly open: Element[]
  /** How many elements of a tag were opened below the deepest level. */
  private readonly beyond = new Map<string, number>()
  private text = ''
  private tag = ''
  private attributes: Map<string, string> | null = null
  private readonly classesOf = remember(Number.POSITIVE_INFINITY, readClasses)
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
    if (FOREIGN.has(this.tag) || this.tag.startsWith('i-')) this.close(this.tag)
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
    if (this.top.tag === 'head' && !OF_HEAD.has(tag)) this.open.pop()
    if (CLOSES_PARAGRAPH.has(tag)) this.closeInnermost(isParagraph, barsParagraph)
    const ends = ENDS.get(tag)
    if (ends !== undefined)
      this.closeInnermost(
        (open) => ends.closed.has(open),
        (open) => ends.within.has(open),
      )
    const parent = this.top
    const classes = this.classesOf(namesOf(attributes))
    const element: Element = { tag, attributes, classes, parent, children: [] }
    parent.children.push(element)
    if (VOID.has(tag)) return
    if (this.open.length < MAX_DEPTH) this.open.push(element)
    else this.beyond.set(tag, (this.beyond.get(tag) ?? 0) + 1)
  }

  private close(tag: string) {
    const beyond = this.beyond.get(tag) ?? 0
    if (beyond > 0) this.beyond.set(tag, beyond - 1)
    else if (this.top.tag === tag && this.open.length > 1) this.open.pop()
    // A stray end tag reaches neither out of its cell nor, for formatting, out of its block.
    else
      this.closeInnermost(
        (open) => open === tag,
        (open) =>
          (CELL.has(open) && !TABLE_PARTS.has(tag)) ||
          (FORMATTING.has(tag) && !FORMATTING.has(open)),
      )
  }

  /** Closes the innermost element that is meant with all inside it, unless one that bars the way comes first. */
  private closeInnermost(isMeant: (open: string) => boolean, isBar: (open: string) => boolean) {
    for (let at = this.open.length - 1; at > 0; at--) {
      const open = this.open[at]?.tag ?? ''
      if (isMeant(open)) {
        this.open.length = at
        return
      }
      if (isBar(open)) return
    }
  }
}

function namesOf(attributes: ReadonlyMap<string, string>): string {
  const own = attributes.get('class') ?? ''
  const named = NAMING.find((name) => attributes.has(name))
  const name = named === undefined ? '' : attributes.get(named)?.replaceAll('.', '-')
  return name ? `${name} ${own}` : own
}

function readClasses(names: string): Classes {
  return names
    .slice(0, 400)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/__+/g, '-')
    .split(/\s+/)
    .filter(Boolean)
}
