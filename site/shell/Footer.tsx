import './Footer.css'
import { t, to } from '../../languages/t.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** Slim beside the list, and one line beside the map, which need the height. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="site-footer">
      <p>{t('© {year} Sprig', { year })}</p>
      <nav aria-label={t('About Sprig')}>
        <ul className="footer-links">
          <li>
            <a href={to('/about')}>{t('About')}</a>
          </li>
          <li>
            <a href={to('/contact')}>{t('Contact')}</a>
          </li>
          <li>
            <a href={to('/events')}>{t('Events')}</a>
          </li>
          <li>
            <a href={to('/developers')}>{t('Developers')}</a>
          </li>
        </ul>
      </nav>
      <LanguageSwitch />
    </footer>
  )
}
