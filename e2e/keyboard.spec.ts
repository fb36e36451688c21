import type { Page } from '@playwright/test'
import { BOSTON } from './addresses.ts'
import { deviceOf } from './session.ts'
import { expect, test } from './test.ts'

const LIST = `${BOSTON}?view=list`
const MAX_STEPS = 60

/** Presses Tab until an element that matches has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    )
    if (isThere) return
  }
  throw new Error(`Tab never came to ${selector}`)
}

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto(LIST)
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await expect(page.locator('.skip-link')).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('the first Tab offers it also on a page with tabs', async ({ browser, baseURL }) => {
  const device = await deviceOf(browser, baseURL ?? '', 'admin')
  const page = await device.newPage()
  await page.goto('/admin')
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await device.close()
})

test('arrow keys go through the offers, Escape closes them, Enter takes the first', async ({
  page,
}) => {
  await page.goto(LIST)
  await tabTo(page, '[role="combobox"]')
  const box = page.getByRole('combobox', { name: 'Location' })
  await page.keyboard.type('concord')
  const options = page.getByRole('option')
  await expect(options.nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await page.keyboard.type(', nh')
  await expect(options.first()).toContainText('Concord')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/near=Concord/)
})

test('a row opens, its dishes turn and its details show by keyboard alone', async ({ page }) => {
  await page.goto(LIST)
  const rows = page.locator('.row').filter({ has: page.locator('.row-dishes', { hasText: ',' }) })
  await rows.first().locator('.row-name a').focus()
  const name = page.locator('.row-name a:focus')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAttribute('aria-expanded', 'true')
  const open = page.locator('.row[data-selected]')
  await tabTo(page, '.carousel [aria-label="Next"]')
  await page.keyboard.press('Enter')
  await expect(open.getByRole('button', { name: 'Previous' })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
  await tabTo(page, '.row-details')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/details\//)
  await expect(page.locator('h1')).toBeVisible()
  await page.goBack()
  await expect(open.locator('.row-name a')).toHaveAttribute('aria-expanded', 'true')
  await expect(open.locator('.row-details')).toBeFocused()
})
