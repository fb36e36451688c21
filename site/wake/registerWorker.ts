import type { loadScript } from './loadScript.ts'
import { networkIdle } from './networkIdle.ts'

/** Islands that people open only for use without a connection. */
const KEPT_PAGES = 'page-island:is([of=OfflinePage], [of=SavedPage])'

/** Of the pages that were left, so many of the last are kept. */
const MOST_LEFT = 10

/**
 * Registers the service worker, which serves pages without a connection. A new version is offered through an alert (`showAlerts`)
 * and never reloads a page by itself. Where a browser has no service workers or refuses one, everything else still works. Its
 * dependencies are passed in: an import would load code shared with other scripts on every page.
 */
export async function begin(showAlerts: () => void, load: typeof loadScript): Promise<void> {
  const savesData = 'savesData' in document.documentElement.dataset
  if (savesData && document.querySelector(KEPT_PAGES) === null) return
  await networkIdle()
  const registration = await register()
  if (!registration) return
  // The first service worker keeps the open pages itself; of those that were left only this list tells, if the browser has it.
  if (!registration.active && 'navigation' in window) {
    // The address of a page with a secret code is null: such pages send no referrer.
    const left = navigation
      .entries()
      .flatMap(({ url }) => (url === null || url === window.location.href ? [] : [url]))
    registration.installing?.postMessage({ type: 'KEEP', urls: left.slice(-MOST_LEFT) })
  }
  const offer = () => {
    const { waiting } = registration
    // A browser's first service worker replaces no other, so there is nothing to offer.
    if (!waiting || !navigator.serviceWorker.controller) return
    load('offerVersion').then(
      (module) => {
        showAlerts()
        ;(module as typeof import('./offerVersion.ts')).offerVersion(waiting)
      },
      () => undefined,
    )
  }
  offer()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
  })
}

/** Undefined where the browser has no service workers; the types say that it always has. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/sw.js')
  } catch {
    return undefined
  }
}
