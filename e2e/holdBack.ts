import type { Page } from '@playwright/test'

/** Keeps the page's requests to `urls` waiting until the function that it returns is called. */
export async function holdBack(page: Page, urls: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(urls, async (route) => {
    await held
    await route.continue()
  })
  return release
}
