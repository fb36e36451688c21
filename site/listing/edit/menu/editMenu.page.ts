import type { Page } from '../../../page.ts'
import { meta } from './MenuEditPage.tsx'

export const editMenu: Page = {
  name: 'editMenu',
  paths: ['/details/:id/edit'],
  isGuarded: true,
  cache: 'private',
  loads: 'nothing',
  describe: () => meta,
}
