import '../styles/tokens.css'
import '../styles/base.css'
import './Layout.css'
import type { ReactNode } from 'react'
import { NotLoaded } from './NotLoaded.tsx'

/** The layout of an embedded page: nothing but the page. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="content">{children}</main>
      <NotLoaded />
    </>
  )
}
