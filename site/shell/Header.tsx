import '../ui/Button.css'
import './Header.css'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { loginPath } from './returnPath.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/**
 * Brand and main links. On a phone the links are a popover, which the browser opens without any script; on wider
 * screens the styles show the same element in line. It holds the links of visitors and of members: the styles show those
 * that belong (`header.css`).
 */
export function Header({ logout }: { logout: ReactNode }) {
  const [path] = useLocation()
  const query = useSearch()
  return (
    <header className="site-header">
      <a href="/" className="brand">
        <Logo />
        Sprig
      </a>
      <button type="button" className="icon-button menu-button" popoverTarget="site-menu">
        <Icon name="menu" />
        <span className="visually-hidden">Menu</span>
      </button>
      <div className="site-menu" id="site-menu" popover="auto">
        <nav aria-label="Main">
          <ul className="site-links">
            <li>
              <a href="/explore">Explore</a>
            </li>
            <li>
              <a href="/saved">Saved</a>
            </li>
            <li>
              <a href="/consulting">Consulting</a>
            </li>
            <li className="for-visitors">
              <a href={loginPath(query === '' ? path : `${path}?${query}`)}>Login</a>
            </li>
            <li className="for-visitors">
              <a href="/signup">Sign Up</a>
            </li>
            <li className="for-members">
              <a href="/create/v2/search">Create</a>
            </li>
            <li className="for-members">
              <a href="/admin">Admin</a>
            </li>
            <li className="for-members">{logout}</li>
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </header>
  )
}
