import { t } from '../../languages/t.ts'
import { Island } from '../island/Island.tsx'
import type { Page } from '../page.ts'
import { UnsubscribePage } from './UnsubscribePage.tsx'

export const unsubscribe: Page = {
  name: 'unsubscribe',
  paths: ['/unsubscribe'],
  cache: 'secret',
  loads: 'nothing',
  describe: () => ({
    title: t('Unsubscribe | Sprig'),
    description: t('Take your address off our list, and have your entry on it erased.'),
  }),
  View: () => <Island of={UnsubscribePage} when="touch" />,
}
