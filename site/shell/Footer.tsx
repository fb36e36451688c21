import './Footer.css'

/** One slim line beside the map, which needs the height (`shell.css`). */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="site-footer">
      <p>© {year} Sprig</p>
      <nav aria-label="About Sprig">
        <ul className="footer-links">
          <li>
            <a href="/about">About</a>
          </li>
          <li>
            <a href="/contact">Contact</a>
          </li>
          <li>
            <a href="/events">Events</a>
          </li>
        </ul>
      </nav>
    </footer>
  )
}
