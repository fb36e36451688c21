import MarkdownIt, { type Token } from 'markdown-it'
import { tameMarkdown } from './tameMarkdown.ts'

/** What a menu is made of when it is shown; a text stands for itself. */
export type MenuNode = string | MenuElement

export interface MenuElement {
  tag: string
  children: MenuNode[]
  /** Of a link, or the first number of a list. */
  attributes: { href?: string; start?: number }
}

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/i
/** How deep one thing may lie in another, so that nesting cannot exhaust the stack of the renderer. */
const MAX_DEPTH = 24
const MAX_DEPTH_IN_LINE = 8
/** The page has an h1, and an h2 above the menu. */
const LEVEL_ABOVE = 2

/** Reads no HTML: it stays the text that it is. Every address is read as one; `linkOf` judges it. */
const reader = new MarkdownIt('commonmark', { html: false, maxNesting: MAX_DEPTH })
reader.validateLink = () => true

/** A menu in markdown as a tree of text, lists, headings below h2 and safe links; images leave their words. */
export function readMenu(markdown: string): MenuNode[] {
  const tokens = reader.parse(tameMarkdown(markdown), {})
  return treeOf(tokens, MAX_DEPTH, [])
}

/** The written levels of the headings that a text stands under: what was written alike is shown alike. */
type Outline = number[]

/** What lies deeper than `depth` loses its elements and keeps its words. */
function treeOf(tokens: readonly Token[], depth: number, outline: Outline): MenuNode[] {
  const top: MenuNode[] = []
  const open: MenuNode[][] = [top]
  let links = 0
  for (const token of tokens) {
    const into = open.at(-1) ?? top
    // Browsers know no link within a link: "[<https://a.example>](https://b.example)".
    if (token.tag === 'a') links += token.nesting
    const isWithinLink = token.type === 'link_open' && links > 1
    if (token.nesting === -1) open.pop()
    // Hidden are the paragraphs of a tight list.
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

/** A link with any other scheme, or to a place on this site, loses its address. */
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
