import '../styles/tokens.css'
import '../styles/base.css'
import './Layout.css'
import type { ReactNode } from 'react'
import { Alerts } from './Alerts.tsx'
import { Footer, type FooterVariant } from './Footer.tsx'
import { Header } from './Header.tsx'

interface LayoutProps {
  signedIn: boolean | null
  onLogout?: (() => void) | undefined
  /** Passed in, so that the Worker and the browser agree on New Year's Eve. */
  year: number
  footer: FooterVariant
  children: ReactNode
}

/** What stands around every page. */
export function Layout({ signedIn, onLogout, year, footer, children }: LayoutProps) {
  return (
    <div className="layout">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header signedIn={signedIn} onLogout={onLogout} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer year={year} variant={footer} />
      <Alerts />
    </div>
  )
}
