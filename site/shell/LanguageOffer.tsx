import '../ui/Button.css'
import './LanguageOffer.css'
import { t } from '../../languages/t.ts'
import { PageIcon } from '../ui/PageIcon.tsx'

/**
 * Offers this page in the visitor's language. The script in the head reserves its room before the first paint, `startLanguage`
 * adds the text.
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
