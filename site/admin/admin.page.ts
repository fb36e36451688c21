import type { Page } from '../page.ts'
import { meta } from './AdminPage.tsx'

export const admin: Page = {
  name: 'admin',
  paths: ['/admin'],
  isGuarded: true,
  cache: 'private',
  loads: 'nothing',
  describe: () => meta,
}
