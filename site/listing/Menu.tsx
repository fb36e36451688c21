import type { ComponentProps } from 'react'
import Markdown, { type Components, type ExtraProps, type UrlTransform } from 'react-markdown'
import { orderMenu } from './menuTree.ts'
import { tameMarkdown } from './tameMarkdown.ts'

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/i

/** A link with any other scheme, or to a place on this site, loses its address. */
const safeUrl: UrlTransform = (url) => (SAFE_LINK.test(url) ? url : null)

function MenuLink({ href, children }: ComponentProps<'a'> & ExtraProps) {
  if (!href) return <span>{children}</span>
  return (
    <a href={href} rel="nofollow ugc noopener">
      {children}
    </a>
  )
}

const COMPONENTS: Components = { a: MenuLink }
const FORBIDDEN = ['img']
const STEPS = [orderMenu]

/**
 * A menu written in markdown by people nobody has checked: it becomes text, lists, headings below h2 and links to
 * http, https, mailto and tel. No HTML, no images.
 */
export function Menu({ markdown }: { markdown: string }) {
  return (
    <div className="menu-text">
      <Markdown
        skipHtml
        disallowedElements={FORBIDDEN}
        urlTransform={safeUrl}
        rehypePlugins={STEPS}
        components={COMPONENTS}
      >
        {tameMarkdown(markdown)}
      </Markdown>
    </div>
  )
}
