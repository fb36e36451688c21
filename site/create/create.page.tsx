import { t } from '../../languages/t.ts'
import { Island } from '../island/Island.tsx'
import type { Page } from '../page.ts'
import { STEPS } from './addresses.ts'
import { CreatePage } from './CreatePage.tsx'

export const create: Page = {
  name: 'create',
  // Steps of one page, because only the browser holds the draft.
  paths: STEPS,
  isGuarded: true,
  cache: 'private',
  loads: 'nothing',
  describe: () => ({
    title: t('Add a restaurant | Sprig'),
    description: t('Add a restaurant with vegan options to the map.'),
  }),
  View: () => <Island of={CreatePage} when="now" />,
}
