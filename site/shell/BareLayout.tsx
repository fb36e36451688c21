import '../styles/tokens.css'
import '../styles/base.css'
import './Layout.css'
import type { ReactNode } from 'react'

/** Around a page that stands in a frame on another site: nothing but the page. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}
