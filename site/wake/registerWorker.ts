import type { loadScript } from './loadScript.ts'
import { quiet } from './quiet.ts'

/** What nobody opens but to have it without a connection. */
const KEPT_PAGES = 'page-island:is([of=OfflinePage], [of=SavedPage])'

/**
 * Lets pages be had without a connection. A new version is offered, for which `showAlerts` is called; nothing is loaded anew
 * by itself. Not every browser has service workers, and one that has may refuse: all else works without. What it needs is
 * handed to it, or every page would bring what other scripts share.
 */
export async function begin(showAlerts: () => void, load: typeof loadScript): Promise<void> {
  if (savesData() && document.querySelector(KEPT_PAGES) === null) return
  await quiet()
  const registration = await register()
  if (!registration) return
  const offer = () => {
    const { waiting } = registration
    // The first one of a browser takes the place of no other.
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

/** Undefined where there is none, whatever the types say. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/sw.js')
  } catch {
    return undefined
  }
}

/** Whether the visitor has asked the browser to load as little as it can; not every browser knows of that. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
