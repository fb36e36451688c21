import MarkdownIt, { type Token } from 'markdown-it'
import { tameMarkdown } from './tameMarkdown.ts'

/** A node of a shown menu: a text or an element. */
export type MenuNode = string | MenuElement

interface MenuElement {
  tag: string
  children: MenuNode[]
  /** The address of a link, or the first number of a list. */
  attributes: { href?: string; start?: number }
}

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/i
/** The deepest nesting, so that it cannot exhaust the renderer's stack. */
const MAX_DEPTH = 24
const MAX_DEPTH_IN_LINE = 8
/** The page has an h1, and an h2 above the menu. */
const LEVEL_ABOVE = 2

/** HTML stays plain text. Every address is parsed as a link; `linkOf` checks it. */
const reader = new MarkdownIt('commonmark', { html: false, maxNesting: MAX_DEPTH })
reader.validateLink = () => true

/** Parses markdown into text, lists, headings below h2 and safe links; of images only the text remains. */
export function readMenu(markdown: string): MenuNode[] {
  const tokens = reader.parse(tameMarkdown(markdown), {})
  return treeOf(tokens, MAX_DEPTH, [])
}

/** The levels, as written, of the headings above a text. Equal levels are shown alike. */
type Outline = number[]

/** Nodes deeper than `depth` lose their elements and keep their text. */
function treeOf(tokens: readonly Token[], depth: number, outline: Outline): MenuNode[] {
  const top: MenuNode[] = []
  const open: MenuNode[][] = [top]
  let links = 0
  for (const token of tokens) {
    const into = open.at(-1) ?? top
    // HTML allows no link within a link: "[<https://a.example>](https://b.example)".
    if (token.tag === 'a') links += token.nesting
    const isWithinLink = token.type === 'link_open' && links > 1
    if (token.nesting === -1) open.pop()
    // markdown-it hides the paragraphs of a tight list.
    else if (token.hidden || isWithinLink || (token.nesting === 1 && open.length > depth)) {
      open.push(into)
    } else if (token.type === 'inline') {
      for (const node of treeOf(token.children ?? [], MAX_DEPTH_IN_LINE, outline)) into.push(node)
    } else {
      const node = nodeOf(token, outline)
      into.push(node)
      if (token.nesting === 1) open.push(typeof node === 'string' ? into : node.children)
    }
  }
  return top
}

function nodeOf(token: Token, outline: Outline): MenuNode {
  switch (token.type) {
    case 'text':
    case 'image':
      return token.content
    case 'softbreak':
      return '\n'
    case 'code_inline':
      return element('code', [token.content])
    case 'fence':
    case 'code_block':
      return element('pre', [token.content])
    case 'heading_open':
      return element(headingBelow(token.tag, outline))
    case 'link_open':
      return linkOf(String(token.attrGet('href')))
    case 'ordered_list_open':
      return element('ol', [], { start: Number(token.attrGet('start') ?? 1) })
    default:
      return element(token.tag)
  }
}

function element(
  tag: string,
  children: MenuNode[] = [],
  attributes: MenuElement['attributes'] = {},
): MenuElement {
  return { tag, children, attributes }
}

/** A link with another scheme, or to this site, loses its address. */
function linkOf(href: string): MenuElement {
  return SAFE_LINK.test(href) ? element('a', [], { href }) : element('span')
}

/** Headings begin at h3 and never skip a level. */
function headingBelow(tag: string, outline: Outline): string {
  const written = Number(tag.slice(1))
  while ((outline.at(-1) ?? 0) >= written) outline.pop()
  outline.push(written)
  return `h${Math.min(LEVEL_ABOVE + outline.length, 6)}`
}
