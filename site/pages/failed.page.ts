import type { Page } from '../page.ts'
import { FailedPage, meta } from './FailedPage.tsx'

export const failed: Page = {
  name: 'failed',
  paths: [],
  cache: 'private',
  loads: 'nothing',
  describe: () => meta,
  View: FailedPage,
}
