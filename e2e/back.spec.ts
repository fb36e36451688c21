import { BOSTON, linkOfRow } from './addresses.ts'
import { expect, test } from './test.ts'

test.describe('with the live map', () => {
  test.use({ savesData: false })

  test('nothing of the list keeps the browser from keeping it for the way back', async ({
    page,
  }) => {
    const opened = page.waitForEvent('websocket')
    await page.goto(BOSTON)
    await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
    await opened
    const row = await linkOfRow(page, 14)
    await row.click()
    await page.getByRole('link', { name: /see details/ }).click()
    const reopened = page.waitForEvent('websocket')
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await reopened
    // A headless shell caches no page, for unnamed reasons of its own; the bench tests going back in a full Chromium.
    const named = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      const { notRestoredReasons } = entry as PerformanceEntry & {
        notRestoredReasons?: { reasons: readonly { reason: string }[] } | null
      }
      // It is null in a page that was restored.
      if (notRestoredReasons === undefined) return ['unknown in this browser']
      return notRestoredReasons?.reasons.map(({ reason }) => reason) ?? []
    })
    expect(named.filter((reason) => reason !== 'masked')).toEqual([])
  })
})

test('the pages change with a transition, except on the way back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.moved = String(event.viewTransition !== null)
    })
  })
  const html = page.locator('html')
  await page.goto(`${BOSTON}?view=list`)
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await page.getByRole('link', { name: /see details/ }).click()
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
  await expect(html).toHaveAttribute('data-moved', 'true')
  await page.goBack()
  await expect(page.locator('.results')).toBeVisible()
  await expect(html).toHaveAttribute('data-moved', 'false')
})
