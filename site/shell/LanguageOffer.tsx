import '../ui/Button.css'
import './LanguageOffer.css'
import { t } from '../../languages/t.ts'
import { PageIcon } from '../ui/PageIcon.tsx'

/**
 * The line that offers this page in the visitor's language. The head script gives it its room before the first paint,
 * `startLanguage` its words.
 */
export function LanguageOffer() {
  return (
    <nav className="language-offer no-print" aria-label={t('Suggested language')}>
      <button type="button" className="icon-button" aria-label={t('Stay in this language')}>
        <PageIcon name="close" />
      </button>
    </nav>
  )
}
