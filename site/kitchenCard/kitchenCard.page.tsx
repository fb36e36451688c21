import { t } from '../../languages/t.ts'
import { KITCHEN_CARDS } from '../../worker/contract/page/kitchenCard.ts'
import type { Page } from '../page.ts'
import { KitchenCard } from './KitchenCard.tsx'
import { languageName } from './languageNames.ts'

export const kitchenCard: Page = {
  name: 'kitchenCard',
  paths: [`${KITCHEN_CARDS}/:language`],
  cache: 'public',
  loads: 'kitchenCard',
  describe({ language }) {
    const name = languageName(language)
    return {
      title: t('Vegan card in {language}: show it to the kitchen | Sprig', { language: name }),
      description: t(
        'Tells a kitchen in {language} that you eat vegan, what to leave out and what is fine, and asks for a dish. With the same text in your language.',
        { language: name },
      ),
    }
  },
  View: ({ content }) => <KitchenCard language={content.language} />,
}
