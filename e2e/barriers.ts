import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rows of a list are all alike: the first ten stand for them. */
const axe = (page: Page) => new AxeBuilder({ page }).exclude('.row:nth-child(n + 11)')

/** The whole of axe in the light, and what changes in the dark: the colours. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  // What fades in is measured when it is there.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await axe(page).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axe(page).withRules(['color-contrast']).analyze()
  const found = [...light.violations, ...dark.violations].map(
    ({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`,
  )
  expect(found, where).toEqual([])
}
