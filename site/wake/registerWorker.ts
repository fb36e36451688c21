/**
 * Lets pages be had without a connection. A new version is offered, for which `showAlerts` is called; nothing is loaded anew
 * by itself. Not every browser has service workers, and one that has may refuse: all else works without.
 */
export async function begin(showAlerts: () => void): Promise<void> {
  const registration = await register()
  if (!registration) return
  const offer = () => {
    const { waiting } = registration
    // The first one of a browser takes the place of no other.
    if (!waiting || !navigator.serviceWorker.controller) return
    import('./offerVersion.ts').then(
      ({ offerVersion }) => {
        showAlerts()
        offerVersion(waiting)
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
