import { useRef } from 'react'
import { Link } from 'wouter'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

interface HeaderProps {
  signedIn: boolean
  onLogout?: (() => void) | undefined
}

/**
 * Brand and main links. On a phone the links are a popover, which the browser opens without any script; on wider
 * screens the styles show the same element in line.
 */
export function Header({ signedIn, onLogout }: HeaderProps) {
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover?.()
  return (
    <header className="site-header">
      <Link href="/" className="brand">
        <Logo />
        Sprig
      </Link>
      <button type="button" className="icon-button menu-button" popoverTarget="site-menu">
        <Icon name="menu" />
        <span className="visually-hidden">Menu</span>
      </button>
      <div className="site-menu" id="site-menu" popover="auto" ref={menu}>
        <nav aria-label="Main">
          <ul className="site-links">
            {linksFor(signedIn).map(({ href, label }) => (
              <li key={href}>
                <Link href={href} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
            {signedIn && (
              <li>
                <Button look="quiet" size="small" onClick={onLogout}>
                  Logout
                </Button>
              </li>
            )}
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </header>
  )
}

function linksFor(signedIn: boolean): { href: string; label: string }[] {
  const own = signedIn
    ? [
        { href: '/create/v2/search', label: 'Create' },
        { href: '/admin', label: 'Admin' },
      ]
    : [
        { href: '/login', label: 'Login' },
        { href: '/signup', label: 'Sign Up' },
      ]
  return [
    { href: '/explore', label: 'Explore' },
    { href: '/consulting', label: 'Consulting' },
    ...own,
  ]
}
