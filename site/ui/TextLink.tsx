import type { ReactNode } from 'react'

interface TextLinkProps {
  href: string
  /** Of an address, in any language. */
  dir?: 'ltr'
  rel?: string
  children?: ReactNode
}

/** A link in a message: `<Trans>` gives it its text. */
export function TextLink({ href, dir, rel, children }: TextLinkProps) {
  return (
    <a href={href} dir={dir} rel={rel}>
      {children}
    </a>
  )
}
