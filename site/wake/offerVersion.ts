import { t } from '../../languages/t.ts'
import { addAlert } from '../shell/alerts.ts'
import { beginDocument } from './beginDocument.ts'

const OFFER_MS = 60_000

/** Offers the waiting version. Somebody who is typing keeps the current one; the next page offers it again. */
export function offerVersion(waiting: ServiceWorker): void {
  beginDocument()
  addAlert({
    kind: 'info',
    text: t('There is a new version of Sprig.'),
    durationMs: OFFER_MS,
    action: {
      label: t('Load it'),
      run: () => {
        const reload = () => window.location.reload()
        navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
        waiting.postMessage({ type: 'SKIP_WAITING' })
      },
    },
  })
}
