import { expect, test } from '@playwright/test'
import { findBrowser } from './browser.ts'

const { executablePath, args, env } = await findBrowser()

// Playwright switches off by itself what a visitor's browser has.
test.use({
  launchOptions: { executablePath, args, env, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test('Back from a restaurant shows the list that the browser kept, with a new connection', async ({
  page,
}) => {
  const opened = page.waitForEvent('websocket')
  await page.goto('/cities/massachusetts/boston')
  await expect(page.locator('.map-island[data-ready="true"]')).toBeVisible()
  const socket = await opened
  const row = page.getByRole('heading', { level: 3 }).nth(14).getByRole('link')
  await row.scrollIntoViewIfNeeded()
  await row.click()
  const before = await row.boundingBox()
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'kept'
  })
  await page.getByRole('link', { name: /see details/ }).click()
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
  expect(socket.isClosed()).toBe(true)
  const reopened = page.waitForEvent('websocket')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-before', 'kept')
  expect((await row.boundingBox())?.y).toBe(before?.y)
  await reopened
  const reasons = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as unknown as { notRestoredReasons: unknown }).notRestoredReasons
  })
  expect(reasons).toBeNull()
})
