import '../ui/Button.css'
import './CardLinks.css'
import { speech } from '../../languages/speech.ts'
import { t, to } from '../../languages/t.ts'
import { cardPath } from '../../worker/contract/page/kitchenCard.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { PageIcon } from '../ui/PageIcon.tsx'
import { languageName } from './languageNames.ts'
import { languagesAt } from './languagesAt.ts'

/** A country may have three; a visitor chooses between two. */
const MOST = 2

/** Links to the cards for a restaurant's kitchen. None where all is vegan, or for those who speak the kitchen's language. */
export function CardLinks({ restaurant }: { restaurant: Restaurant }) {
  if (restaurant.diet === 'vegan') return null
  const { code } = speech().language
  const languages = languagesAt(restaurant).filter((language) => language !== code)
  if (languages.length === 0) return null
  return (
    <p className="card-links no-print">
      {languages.slice(0, MOST).map((language) => (
        <a key={language} className="button" data-size="small" href={to(cardPath(language))}>
          <PageIcon name="globe" />
          {t('Show the kitchen a card in {language}', { language: languageName(language) })}
        </a>
      ))}
    </p>
  )
}
