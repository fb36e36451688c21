import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Every rule of axe, also those that it leaves out unless they are asked for by name. */
const RULES = [
  ...['wcag2a', 'wcag21a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa'],
  ...['best-practice', 'experimental'],
]
/** It wants 7:1 of small text. The colours hold 4.5:1 in both themes, so that muted words may look muted. */
const NOT_AIMED_AT = 'color-contrast-enhanced'

/**
 * The rows of a list are all alike: the first ten stand for them. Within the page itself (legacy mode), for no page has frames
 * of another origin, and without a list of all that passed: a page of its own to make that list takes longer than to look.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('.row:nth-child(n + 11)')

/** Waits for what fades and moves, but for what does so for ever: colours are measured when they are there. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}

/** All rules in the light, and what changes in the dark: the colours. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
  const light = await axe(page).withTags(RULES).disableRules(NOT_AIMED_AT).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  const dark = await axe(page).withRules(['color-contrast']).analyze()
  const found = [...light.violations, ...dark.violations].map(
    ({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`,
  )
  expect(found, where).toEqual([])
}
