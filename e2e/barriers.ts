import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** Every rule of axe, also those that are off by default. */
const TAGS = [
  ...['wcag2a', 'wcag21a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa'],
  ...['best-practice', 'experimental'],
]
const LIGHT: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  // It demands 7:1 for small text. Our colours have 4.5:1 in both themes, so that muted text can look muted.
  rules: { 'color-contrast-enhanced': { enabled: false } },
}
const DARK: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }
/** All rows of a list are alike, so only the first ten are checked. */
const ALIKE = ['.row:nth-child(n + 11)']

/** Loads axe once per page, since parsing its half a megabyte takes longer than most rules. */
export async function bringAxe(page: Page): Promise<void> {
  await Promise.all(
    page.frames().map(async (frame) => {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
    }),
  )
}

/** Axe's findings in a page where it is loaded, one line for each broken rule. */
export async function findBarriers(
  page: Page,
  options: RunOptions = {},
  exclude: string[] = [],
): Promise<string[]> {
  return await page.evaluate(
    async ([passedOver, how]) => {
      const { axe: brought } = window as unknown as { axe: typeof axe }
      const context = { exclude: passedOver.map((selector) => [selector]) }
      const { violations } = await brought.run(context, { ...how, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)
    },
    [exclude, options] as const,
  )
}

/** Waits for all finite animations, since colours are measured at their end. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}

/** Checks all rules in light mode, and the colours also in dark mode. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  await bringAxe(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
  const light = await findBarriers(page, LIGHT, ALIKE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  const dark = await findBarriers(page, DARK, ALIKE)
  expect([...light, ...dark], where).toEqual([])
}
