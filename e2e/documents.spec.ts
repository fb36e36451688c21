import { BOSTON, findRestaurants, pageAddresses } from './addresses.ts'
import { expect, test } from './test.ts'

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

test('every page can be read without scripts, on a desk and a phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, hasTouch: true })
  const page = await context.newPage()
  for (const { name, path } of pageAddresses(await findRestaurants(baseURL ?? ''))) {
    await page.goto(path)
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport)
      const where = `${name} at ${viewport.width} px`
      await expect(page.locator('h1'), where).toBeVisible()
      const text = await page.getByRole('main').innerText()
      expect(text.length, where).toBeGreaterThan(120)
    }
  }
  await context.close()
})

test('a printed list has its places and no buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(BOSTON)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('an address without a page is a 404 with ways on', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  const onward = page.getByRole('main').getByRole('link').first()
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport)
    await onward.click({ trial: true })
  }
  await onward.click()
  await expect(page).not.toHaveURL(/nowhere/)
  await expect(page.locator('h1')).toBeVisible()
})

test('a missing file is not cached, an existing one for a year', async ({ page, request }) => {
  await page.goto('/about')
  const script = await page.locator('script[type=module]').getAttribute('src')
  const there = await request.get(script ?? '')
  expect(there.headers()['cache-control']).toContain('immutable')
  const missing = await request.get('/assets/client-0.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-store')
})
