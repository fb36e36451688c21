import type { Page } from '../page.ts'
import { describeFailure, FailedPage } from './FailedPage.tsx'

export const failed: Page = {
  name: 'failed',
  paths: [],
  cache: 'private',
  loads: 'nothing',
  describe: describeFailure,
  View: FailedPage,
}
