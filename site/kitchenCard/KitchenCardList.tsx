import '../ui/page.css'
import './KitchenCardList.css'
import { listed, locale, t, to } from '../../languages/t.ts'
import {
  CARD_LANGUAGES,
  type CardLanguage,
  cardPath,
} from '../../worker/contract/page/kitchenCard.ts'
import { PageHead } from '../pages/PageHead.tsx'
import { COUNTRIES } from './countries.ts'
import { languageName, ownName } from './languageNames.ts'

/** Every card, with the countries whose kitchens read it. */
export function KitchenCardList() {
  const { compare } = new Intl.Collator(locale())
  const countries = countriesByLanguage(compare)
  const cards = CARD_LANGUAGES.map((language) => ({ language, name: languageName(language) }))
  return (
    <div className="page">
      <PageHead title={t('Kitchen cards')}>
        {t(
          'Show the kitchen, in its own language, what you eat and what you do not. Below the card you read the same in yours.',
        )}
      </PageHead>
      <ul className="card-languages">
        {cards
          .toSorted((a, b) => compare(a.name, b.name))
          .map(({ language, name }) => (
            <li key={language}>
              <a href={to(cardPath(language))}>
                <bdi lang={language}>{ownName(language)}</bdi> {name !== ownName(language) && name}
              </a>
              <p>{listed(countries.get(language) ?? [])}</p>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** The names of the countries of each language, in alphabetical order. */
function countriesByLanguage(compare: (a: string, b: string) => number) {
  const names = new Intl.DisplayNames(locale(), { type: 'region' })
  const found = new Map<CardLanguage, string[]>()
  for (const [code, { languages }] of Object.entries(COUNTRIES)) {
    for (const language of languages) {
      found.set(language, [...(found.get(language) ?? []), names.of(code) ?? code])
    }
  }
  for (const countries of found.values()) countries.sort(compare)
  return found
}
