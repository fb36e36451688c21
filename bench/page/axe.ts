import type { Browser } from '@playwright/test'
import { bringAxe, findBarriers as findIn } from '../../e2e/barriers.ts'

const THEMES = ['light', 'dark'] as const
const WIDTHS = [390, 1280] as const

/** All findings of axe on the pages, light and dark, narrow and wide, one line each. */
export async function findBarriers(browser: Browser, urls: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of THEMES) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 844 } })
      const page = await context.newPage()
      for (const url of urls) {
        await page.goto(url, { waitUntil: 'networkidle' })
        await bringAxe(page)
        const where = `${new URL(url).pathname} ${colorScheme} ${width}`
        for (const barrier of await findIn(page)) found.push(`${where}: ${barrier}`)
      }
      await context.close()
    }
  }
  return found
}
