import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { type SampleAccount, type SignedIn, sessionOf } from './session.ts'

/** A dead proxy: neither the browser nor its service worker reaches anything. */
export const NO_NETWORK = { proxy: { server: 'http://127.0.0.1:1' } }

/** A browser with its own profile, which survives a restart. */
export async function startBrowser(
  folder: string,
  origin: string,
  network = {},
): Promise<BrowserContext> {
  const browser = await findBrowser({ isMapDrawn: false })
  return await chromium.launchPersistentContext(folder, {
    ...browser,
    ...network,
    baseURL: origin,
    serviceWorkers: 'allow',
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  })
}

/** Signs in, with a service worker that does not wait until the network has been idle. */
export async function signIn(
  page: Page,
  origin: string,
  who: SampleAccount | SignedIn,
): Promise<void> {
  const { token, user } = await sessionOf(origin, who)
  await page.goto('/about')
  await page.evaluate(
    async ([key, whose]) => {
      localStorage.setItem('account', whose ?? '')
      localStorage.setItem('token', key ?? '')
      await navigator.serviceWorker.register('/sw.js')
    },
    [token, JSON.stringify(user)],
  )
  await waitForWorker(page)
}

/** Waits until the service worker answers for every page that is opened from now on. */
export const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activating') return
    await new Promise((done) => active.addEventListener('statechange', done, { once: true }))
  })
