import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rows of a list are all alike: the first ten stand for them. */
const axe = (page: Page) => new AxeBuilder({ page }).exclude('.row:nth-child(n + 11)')

/** Waits for what fades and moves, but for what does so for ever: colours are measured when they are there. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}

/** The whole of axe in the light, and what changes in the dark: the colours. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
  const light = await axe(page).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  const dark = await axe(page).withRules(['color-contrast']).analyze()
  const found = [...light.violations, ...dark.violations].map(
    ({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`,
  )
  expect(found, where).toEqual([])
}
