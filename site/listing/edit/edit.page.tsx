import { t } from '../../../languages/t.ts'
import { Island } from '../../island/Island.tsx'
import type { Page } from '../../page.ts'
import { EditPage } from './EditPage.tsx'

export const edit: Page = {
  name: 'edit',
  paths: ['/:id/edit'],
  isGuarded: true,
  cache: 'private',
  loads: 'nothing',
  describe: () => ({
    title: t('Edit restaurant | Sprig'),
    description: t('Change what Sprig says about a restaurant.'),
  }),
  View: () => <Island of={EditPage} when="now" />,
}
