import './Menu.css'
import { createElement, type ReactNode } from 'react'
import { type MenuNode, readMenu } from './menuTree.ts'

/**
 * A menu in markdown, written by people nobody has checked. It may become text, lists, headings below h2 and links to http,
 * https, mailto and tel; no HTML, no images.
 */
export function Menu({ markdown }: { markdown: string }) {
  return (
    <div className="menu-text" dir="auto">
      {readMenu(markdown).map(draw)}
    </div>
  )
}

/** Only elements that `menuTree.ts` creates, never a name from the text. */
function draw(node: MenuNode, at: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, children, attributes } = node
  const rel = attributes.href === undefined ? {} : { rel: 'nofollow ugc noopener' }
  return createElement(tag, { key: at, ...attributes, ...rel }, ...children.map(draw))
}
