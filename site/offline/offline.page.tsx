import { t } from '../../languages/t.ts'
import { Island } from '../island/Island.tsx'
import type { Page } from '../page.ts'
import { OfflinePage } from './page/OfflinePage.tsx'

/** The page that the service worker shows without a connection (`serviceWorker/worker.ts`), and where areas are kept. */
export const offline: Page = {
  name: 'offline',
  paths: ['/offline'],
  // A new version of the site needs its own, not one that the edge has cached.
  cache: 'private',
  loads: 'nothing',
  describe: () => ({
    title: t('Without a connection | Sprig'),
    description: t(
      'Keep the vegan places of an area, menus and all, for when there is no connection.',
    ),
  }),
  View: () => <Island of={OfflinePage} when="now" />,
}
