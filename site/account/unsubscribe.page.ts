import type { Page } from '../page.ts'
import { meta } from './UnsubscribePage.tsx'

export const unsubscribe: Page = {
  name: 'unsubscribe',
  paths: ['/unsubscribe'],
  cache: 'secret',
  loads: 'nothing',
  describe: () => meta,
}
