import { Island } from '../island/Island.tsx'
import type { Page } from '../page.ts'
import { findMeta } from './findMeta.ts'
import { MainView } from './MainView.tsx'

/** One page under both addresses: it stays as it is when a visitor goes from one to the other. */
export const find: Page = {
  name: 'find',
  paths: ['/', '/cities/:state/:city'],
  cache: 'public',
  loads: 'find',
  describe: ({ city, near = '' }) => findMeta(city, near),
  View: () => <Island of={MainView} when="now" />,
}
