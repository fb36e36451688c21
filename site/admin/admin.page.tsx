import { t } from '../../languages/t.ts'
import { Island } from '../island/Island.tsx'
import type { Page } from '../page.ts'
import { AdminPage } from './AdminPage.tsx'

export const admin: Page = {
  name: 'admin',
  paths: ['/admin'],
  isGuarded: true,
  cache: 'private',
  loads: 'nothing',
  describe: () => ({
    title: t('Manage | Sprig'),
    description: t('Manage your restaurants and, as an admin, invitations and reports.'),
  }),
  View: () => <Island of={AdminPage} when="now" />,
}
