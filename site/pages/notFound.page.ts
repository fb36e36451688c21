import type { Page } from '../page.ts'
import { describeNotFound, NotFoundPage } from './NotFoundPage.tsx'

export const notFound: Page = {
  name: 'notFound',
  paths: [],
  cache: 'private',
  loads: 'nothing',
  describe: describeNotFound,
  View: NotFoundPage,
}
