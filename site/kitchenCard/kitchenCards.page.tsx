import { t } from '../../languages/t.ts'
import { CARD_LANGUAGES, KITCHEN_CARDS } from '../../worker/contract/page/kitchenCard.ts'
import type { Page } from '../page.ts'
import { KitchenCardList } from './KitchenCardList.tsx'

export const kitchenCards: Page = {
  name: 'kitchenCards',
  paths: [KITCHEN_CARDS],
  cache: 'public',
  loads: 'nothing',
  describe: () => ({
    title: t('Vegan cards for the kitchen in {n} languages | Sprig', { n: CARD_LANGUAGES.length }),
    description: t(
      'Cards in Thai, Japanese, Spanish and more that tell a kitchen what you eat and what you do not. To show, to print and to keep for your journey.',
    ),
  }),
  View: KitchenCardList,
}
