import { parseTree } from './html/parseTree.ts'
import type { Element } from './html/tree.ts'
import { type JsonLd, readJsonLd } from './structured/jsonLd.ts'

/** A page that was parsed once, for all that is read from it. */
export interface Page {
  root: Element
  jsonLd: JsonLd
}

/** In time linear in the page's length; never throws. */
export function parsePage(html: string): Page {
  const root = parseTree(html)
  return { root, jsonLd: readJsonLd(root) }
}

/** The path of an address, without its host and what follows the path. */
export function pathOf(address: string): string {
  return address.replace(/^(?:[a-z]+:)?\/\/[^/]*/i, '').replace(/[?#].*$/, '')
}
