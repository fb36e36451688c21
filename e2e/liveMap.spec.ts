import { BOSTON, linkOfRow } from './addresses.ts'
import { expect, test } from './test.ts'

test.use({ savesData: false })

test('Back from a restaurant returns to the same row', async ({ page }) => {
  // Not Boston, where other tests add restaurants meanwhile, above this row.
  await page.goto('/cities/california/san_francisco')
  await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
  const row = await linkOfRow(page, 10)
  await row.scrollIntoViewIfNeeded()
  await row.click()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  const before = await row.boundingBox()
  await page.getByRole('link', { name: /see details/ }).click()
  await expect(page).toHaveURL(/\/details\//)
  await page.goBack()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await expect
    .poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(3)
})

test('a link to one diet level keeps it through a reload and Back', async ({ page }) => {
  const address = `${BOSTON}?diet=vegan`
  await page.goto(address)
  await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
  await page.reload()
  await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
  await expect(page).toHaveURL(address)
  const row = await linkOfRow(page, 2)
  const name = await row.textContent()
  await row.click()
  await page.getByRole('link', { name: /see details/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.goBack()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await expect(row).toHaveText(name ?? '')
  await expect(page).toHaveURL(/diet=vegan/)
  await expect(page.locator('.row .badge:not([data-diet="vegan"])[data-diet]')).toHaveCount(0)
})

test('a map that did not load can be tried again', async ({ page }) => {
  await page.route('**/assets/SearchMap-*', (route) => route.abort())
  await page.goto(BOSTON)
  await expect(page.getByText('The map could not be loaded.')).toBeVisible()
  await page.unroute('**/assets/SearchMap-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
})
