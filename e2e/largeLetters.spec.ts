import { expect, test } from './test.ts'

/** Letters of twice the size, by the browser's own setting, which media queries in em follow. */
const LARGE = '--blink-settings=defaultFontSize=32'

test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE] }),
    { scope: 'worker' },
  ],
})

test('with letters of 200 % nothing is cut off, and no name is broken beside its distance', async ({
  page,
}) => {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const path of ['/about', '/signup', '/details/sample-boston-bright-fork']) {
    await page.goto(path)
    await expect(page.locator(':root')).toHaveCSS('font-size', '32px')
    expect(await beyond(), path).toBe(0)
  }
  await expect(page.getByRole('button', { name: 'Site menu' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cities/massachusetts/worcester?view=list')
  const row = page.locator('.row').first()
  const name = await row.locator('.row-name').boundingBox()
  const distance = await row.locator('.row-distance').boundingBox()
  expect(distance?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1)
})
