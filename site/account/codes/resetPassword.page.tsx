import { t } from '../../../languages/t.ts'
import { Island } from '../../island/Island.tsx'
import type { Page } from '../../page.ts'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

export const resetPassword: Page = {
  name: 'resetPassword',
  paths: ['/reset-password/:secretCode'],
  cache: 'secret',
  loads: 'nothing',
  describe: () => ({
    title: t('Reset your password | Sprig'),
    description: t('Choose a new password for your Sprig account; every older session then ends.'),
  }),
  View: () => <Island of={ResetPasswordPage} when="now" />,
}
