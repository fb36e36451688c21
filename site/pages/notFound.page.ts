import type { Page } from '../page.ts'
import { meta, NotFoundPage } from './NotFoundPage.tsx'

export const notFound: Page = {
  name: 'notFound',
  paths: [],
  cache: 'private',
  loads: 'nothing',
  describe: () => meta,
  View: NotFoundPage,
}
