import { t } from '../../../languages/t.ts'
import { Island } from '../../island/Island.tsx'
import type { Page } from '../../page.ts'
import { CreateAccountPage } from './CreateAccountPage.tsx'

export const createAccount: Page = {
  name: 'createAccount',
  paths: ['/create-account/:secretCode'],
  cache: 'secret',
  loads: 'nothing',
  describe: () => ({
    title: t('Create your account | Sprig'),
    description: t('You were invited to Sprig: choose a password, and your account is ready.'),
  }),
  View: () => <Island of={CreateAccountPage} when="now" />,
}
