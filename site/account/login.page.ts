import type { Page } from '../page.ts'
import { meta } from './LoginPage.tsx'

export const login: Page = {
  name: 'login',
  paths: ['/login'],
  cache: 'private',
  loads: 'nothing',
  describe: () => meta,
}
