import { expect, test } from '@playwright/test'

test('an island whose script does not come says so and leaves the rest alive', async ({ page }) => {
  await page.route('**/assets/SignUp-*.js', (route) => route.abort())
  await page.goto('/explore')
  const failure = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
  await expect(failure).toHaveCount(0)
  await page.getByLabel('Email').fill('ada@example.com')
  await expect(failure).toBeVisible()
  // What the Worker drew can be read, and what needs no such script works.
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.unroute('**/assets/SignUp-*.js')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
  await page.getByLabel('I am a person').check()
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled()
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
