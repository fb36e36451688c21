import { expect, test } from '@playwright/test'

test('a page whose script does not come leaves the rest of the site alive', async ({ page }) => {
  await page.route('**/assets/ExplorePage-*.js', (route) => route.abort())
  await page.goto('/about')
  const links = page.getByRole('navigation', { name: 'Main' })
  await links.getByRole('link', { name: 'Explore' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
  await expect(failure).toBeVisible()
  await links.getByRole('link', { name: 'Consulting' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One dish')
  await expect(failure).toHaveCount(0)

  await links.getByRole('link', { name: 'Explore' }).click()
  await expect(failure).toBeVisible()
  await page.unroute('**/assets/ExplorePage-*.js')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Where are you hungry?' })).toBeVisible()
})
