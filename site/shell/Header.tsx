import '../ui/Button.css'
import './Header.css'
import { useRef } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { returnPath } from './returnPath.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

interface HeaderProps {
  /** Null until the device has been asked: then the links of both are drawn and the styles show the right ones. */
  signedIn: boolean | null
  onLogout?: (() => void) | undefined
}

/**
 * Brand and main links. On a phone the links are a popover, which the browser opens without any script; on wider
 * screens the styles show the same element in line.
 */
export function Header({ signedIn, onLogout }: HeaderProps) {
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover?.()
  const leave = () => {
    close()
    onLogout?.()
  }
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
            <li>
              <Link href="/explore" onClick={close}>
                Explore
              </Link>
            </li>
            <li>
              <Link href="/consulting" onClick={close}>
                Consulting
              </Link>
            </li>
            {signedIn !== true && <VisitorLinks onClick={close} />}
            {signedIn !== false && <MemberLinks onClick={close} onLogout={leave} />}
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </header>
  )
}

function VisitorLinks({ onClick }: { onClick: () => void }) {
  const [path] = useLocation()
  const query = useSearch()
  const here = returnPath(query === '' ? path : `${path}?${query}`)
  // In the address, so that a click before the page's script runs comes back too.
  const login = here === '/' ? '/login' : `/login?next=${encodeURIComponent(here)}`
  return (
    <>
      <li className="for-visitors">
        <Link href={login} onClick={onClick}>
          Login
        </Link>
      </li>
      <li className="for-visitors">
        <Link href="/signup" onClick={onClick}>
          Sign Up
        </Link>
      </li>
    </>
  )
}

function MemberLinks({ onClick, onLogout }: { onClick: () => void; onLogout: () => void }) {
  return (
    <>
      <li className="for-members">
        <Link href="/create/v2/search" onClick={onClick}>
          Create
        </Link>
      </li>
      <li className="for-members">
        <Link href="/admin" onClick={onClick}>
          Admin
        </Link>
      </li>
      <li className="for-members">
        <Button look="quiet" size="small" onClick={onLogout}>
          Logout
        </Button>
      </li>
    </>
  )
}
