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

test('a menu that came with the page stays while its script is on its way', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/Menu-*.js', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/Menu-*.js')
  await page.goto('/details/sample-boston-el-huerto-de-tomas')
  await asked
  // What is pressed is heard: React has long taken over the page.
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const dishes = page.locator('.menu-text li')
  expect(await dishes.count()).toBeGreaterThan(10)
  release()
  await page.waitForLoadState('networkidle')
  expect(await dishes.count()).toBeGreaterThan(10)
})
