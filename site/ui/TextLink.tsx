import type { ReactNode } from 'react'

interface TextLinkProps {
  href: string
  rel?: string
  children?: ReactNode
}

/** A link in a message: `<Trans>` gives it its text. */
export function TextLink({ href, rel, children }: TextLinkProps) {
  return (
    <a href={href} rel={rel}>
      {children}
    </a>
  )
}
