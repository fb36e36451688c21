import type { Page } from '../../page.ts'
import { meta } from './EditPage.tsx'

export const edit: Page = {
  name: 'edit',
  paths: ['/:id/edit'],
  isGuarded: true,
  cache: 'private',
  loads: 'nothing',
  describe: () => meta,
}
