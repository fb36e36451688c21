import type { Page } from '@playwright/test'

/**
 * Loads a page, also where only the hash differs from the page before. The file in between is of the same site, because after an
 * empty page the browser would start another process, which compiles all scripts again.
 */
export async function loadAnew(page: Page, path: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.goto(path)
}
