import { t } from '../../../../languages/t.ts'
import { Island } from '../../../island/Island.tsx'
import type { Page } from '../../../page.ts'
import { MenuEditPage } from './MenuEditPage.tsx'

export const editMenu: Page = {
  name: 'editMenu',
  paths: ['/details/:id/edit'],
  isGuarded: true,
  cache: 'private',
  loads: 'nothing',
  describe: () => ({
    title: t('Edit menu | Sprig'),
    description: t('Change the menu of a restaurant.'),
  }),
  View: () => <Island of={MenuEditPage} when="now" />,
}
