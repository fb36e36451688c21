import type { Page } from '@playwright/test'

/** Everything the console calls an error, a broken policy included; the street tiles of another site may be missing. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    const isForeign = message.location().url.startsWith('https://tiles.openfreemap.org')
    if (message.type() === 'error' && !isForeign) errors.push(message.text())
  })
  return errors
}
