import type { Page } from '@playwright/test'

/** Collects all console errors, also policy violations, except missing street tiles of another site. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    const isForeign = message.location().url.startsWith('https://tiles.openfreemap.org')
    if (message.type() === 'error' && !isForeign) errors.push(message.text())
  })
  return errors
}
