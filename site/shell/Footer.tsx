import './Footer.css'
import { Link } from 'wouter'

export type FooterVariant = 'open' | 'closed'

interface FooterProps {
  year: number
  /** closed: one slim line, for views that need the height. */
  variant: FooterVariant
}

export function Footer({ year, variant }: FooterProps) {
  return (
    <footer className="site-footer" data-variant={variant}>
      <p>© {year} Sprig</p>
      <nav aria-label="About Sprig">
        <ul className="footer-links">
          <li>
            <Link href="/about">About</Link>
          </li>
          <li>
            <Link href="/contact">Contact</Link>
          </li>
          <li>
            <Link href="/events">Events</Link>
          </li>
        </ul>
      </nav>
    </footer>
  )
}
