import '../styles/tokens.css'
import '../styles/base.css'
import './Layout.css'
import type { ReactNode } from 'react'
import { t } from '../../languages/t.ts'
import { Island } from '../island/Island.tsx'
import { Alerts } from './Alerts.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { NotLoaded } from './NotLoaded.tsx'

interface LayoutProps {
  /** Attributes by which the page's styles lay out what is around it. */
  frame?: object | undefined
  year: number
  /** The logout button, which belongs to site/account. */
  logout: ReactNode
  children: ReactNode
}

/** The frame of every page. */
export function Layout({ frame, year, logout, children }: LayoutProps) {
  return (
    <div className="layout" {...frame}>
      <a className="skip-link" href="#content">
        {t('Skip to content')}
      </a>
      <LanguageOffer />
      <Header logout={logout} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer year={year} />
      <Island of={Alerts} when="along" />
      <NotLoaded />
    </div>
  )
}
