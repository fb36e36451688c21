import '../ui/page.css'
import './KitchenCard.css'
import { Trans } from '../../languages/Trans.tsx'
import { t, to } from '../../languages/t.ts'
import { type CardLanguage, KITCHEN_CARDS } from '../../worker/contract/page/kitchenCard.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { CardText } from './CardText.tsx'
import { CARDS } from './cards.ts'
import { inOwnWords, ownLanguage } from './inOwnWords.ts'
import { languageName } from './languageNames.ts'

/** A card to show to a kitchen, and below it what it says. */
export function KitchenCard({ language }: { language: CardLanguage }) {
  const own = ownLanguage()
  return (
    <div className="page card-page" data-width="text">
      <header className="line-up card-head no-print">
        <h1>{t('Kitchen card in {language}', { language: languageName(language) })}</h1>
        <a href={to(KITCHEN_CARDS)}>{t('All languages')}</a>
      </header>
      <CardText card={CARDS[language]} language={language} isLarge />
      {own !== language && (
        <section className="card-own" aria-labelledby="says">
          <p className="card-label" id="says">
            {t('What it says')}
          </p>
          <CardText card={inOwnWords(language)} language={own} />
        </section>
      )}
      <p className="card-note no-print">
        <Trans
          id="No native speaker has checked this text yet: if something is wrong, <a>write to us</a>. The page opens without a connection, too, and the card prints on half a sheet."
          components={{ a: <TextLink href={to('/contact')} /> }}
        />
      </p>
    </div>
  )
}
