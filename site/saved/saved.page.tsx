import { t } from '../../languages/t.ts'
import { Island } from '../island/Island.tsx'
import type { Page } from '../page.ts'
import { SavedPage } from './page/SavedPage.tsx'

export const saved: Page = {
  name: 'saved',
  paths: ['/saved'],
  cache: 'private',
  loads: 'nothing',
  describe: () => ({
    title: t('Saved places | Sprig'),
    description: t('The places that you saved, with your lists and notes.'),
  }),
  View: () => <Island of={SavedPage} when="now" />,
}
