import { Island } from '../island/Island.tsx'
import type { Page } from '../page.ts'
import { CreatePage } from './CreatePage.tsx'

/** Pages of their own in the browser, which alone knows what is being added. */
const STEPS = [
  'search',
  'match',
  'build',
  'v2/search',
  'v2/address',
  'v2/address/google',
  'v2/cuisine',
  'v2/cuisine/manual',
]

export const create: Page = {
  name: 'create',
  paths: STEPS.map((step) => `/create/${step}`),
  isGuarded: true,
  cache: 'private',
  loads: 'nothing',
  describe: () => ({
    title: 'Add a restaurant | Sprig',
    description: 'Add a restaurant with vegan options to the map.',
  }),
  View: () => <Island of={CreatePage} when="now" />,
}
