import type { Page } from '../page.ts'
import { DetailsPage } from './DetailsPage.tsx'
import { detailsMeta } from './detailsMeta.ts'

export const details: Page = {
  name: 'details',
  paths: ['/details/:id'],
  cache: 'public',
  loads: 'details',
  describe: ({ restaurant }) => detailsMeta(restaurant),
  View: DetailsPage,
}
