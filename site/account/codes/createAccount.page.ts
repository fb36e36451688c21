import type { Page } from '../../page.ts'
import { meta } from './CreateAccountPage.tsx'

export const createAccount: Page = {
  name: 'createAccount',
  paths: ['/create-account/:secretCode'],
  cache: 'secret',
  loads: 'nothing',
  describe: () => meta,
}
