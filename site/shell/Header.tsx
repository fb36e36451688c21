import '../ui/Button.css'
import './Header.css'
import type { ReactNode } from 'react'
import { t, to } from '../../languages/t.ts'
import { Logo } from '../ui/Logo.tsx'
import { PageIcon } from '../ui/PageIcon.tsx'
import { loginPath } from './returnPath.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useHere } from './useHere.ts'

/**
 * Brand and main links. On a phone the links are a popover, which works without scripts; on wider screens the styles show the
 * same element inline. It holds the links for visitors and for members; the styles show those that apply (`Header.css`).
 */
export function Header({ logout }: { logout: ReactNode }) {
  const here = useHere()
  return (
    <header className="site-header">
      <a href={to('/')} className="brand">
        <Logo />
        {t('Sprig')}
      </a>
      <button type="button" className="icon-button menu-button" popoverTarget="site-menu">
        <PageIcon name="menu" />
        <span className="visually-hidden">{t('Site menu')}</span>
      </button>
      <div className="site-menu" id="site-menu" popover="auto">
        <nav aria-label={t('Main')}>
          <ul className="site-links">
            <li>
              <a href={to('/explore')}>{t('Explore')}</a>
            </li>
            <li>
              <a href={to('/saved')}>{t('Saved')}</a>
            </li>
            <li>
              <a href={to('/consulting')}>{t('Consulting')}</a>
            </li>
            <li className="for-visitors">
              <a href={to(loginPath(to(here)))}>{t('Login')}</a>
            </li>
            <li className="for-visitors">
              <a href={to('/signup')}>{t('Sign Up')}</a>
            </li>
            <li className="for-members">
              <a href={to('/create/v2/search')}>{t('Create')}</a>
            </li>
            <li className="for-members">
              <a href={to('/admin')}>{t('Admin')}</a>
            </li>
            <li className="for-members">{logout}</li>
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </header>
  )
}
