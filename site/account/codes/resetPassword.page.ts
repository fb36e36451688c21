import type { Page } from '../../page.ts'
import { meta } from './ResetPasswordPage.tsx'

export const resetPassword: Page = {
  name: 'resetPassword',
  paths: ['/reset-password/:secretCode'],
  cache: 'secret',
  loads: 'nothing',
  describe: () => meta,
}
