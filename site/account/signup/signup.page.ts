import type { Page } from '../../page.ts'
import { meta } from './SignUpPage.tsx'

export const signup: Page = {
  name: 'signup',
  paths: ['/signup'],
  cache: 'private',
  loads: 'nothing',
  describe: () => meta,
}
