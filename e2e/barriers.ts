import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** Every rule of axe, also those that it leaves out unless they are asked for by name. */
const TAGS = [
  ...['wcag2a', 'wcag21a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa'],
  ...['best-practice', 'experimental'],
]
const LIGHT: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  // It wants 7:1 of small text. The colours hold 4.5:1 in both themes, so that muted words may look muted.
  rules: { 'color-contrast-enhanced': { enabled: false } },
}
const DARK: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }
/** The rows of a list are all alike: the first ten stand for them. */
const ALIKE = ['.row:nth-child(n + 11)']

/** Reading axe's half a megabyte takes the browser longer than most rules: once a page is enough. */
export async function bringAxe(page: Page): Promise<void> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(axe.source)))
}

/** What axe finds in a page that it was brought to, one line for each rule that is broken. */
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
  await bringAxe(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
  const light = await findBarriers(page, LIGHT, ALIKE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  const dark = await findBarriers(page, DARK, ALIKE)
  expect([...light, ...dark], where).toEqual([])
}
