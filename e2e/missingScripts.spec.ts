import { HOUR_MS } from '../worker/contract/durations.ts'
import { BOSTON } from './addresses.ts'
import { holdBack } from './holdBack.ts'
import { expect, test } from './test.ts'

test('an island whose script does not come says so and leaves the rest alive', async ({ page }) => {
  await page.route('**/assets/SignUp-*.js', (route) => route.abort())
  await page.goto('/explore')
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Part of this page could not be loaded.' })
  await expect(failure).toHaveCount(0)
  await page.getByLabel('Email').fill('ada@example.com')
  await expect(failure).toBeVisible()
  // The page drawn by the Worker is readable, and everything that needs no missing script works.
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.unroute('**/assets/SignUp-*.js')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
  await page.getByLabel('I am a person').check()
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled()
})

test('without a connection a list of sleeping islands says so once, where it is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${BOSTON}?view=list`)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.locator('.row').first().click()
  const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect(failure).toBeInViewport({ ratio: 1 })
  await page.getByRole('searchbox').first().focus()
  await expect(failure).toHaveCount(1)
  await failure.getByRole('button', { name: 'Dismiss' }).click()
  await expect(failure).toHaveCount(0)
})

test('a restaurant is read without React, and the first click waits for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  const release = await holdBack(page, '**/assets/DetailsTools-*.js')
  await page.goto('/details/sample-boston-el-huerto-de-tomas', { waitUntil: 'networkidle' })
  expect(await page.locator('.menu-text li').count()).toBeGreaterThan(10)
  expect(asked.filter((url) => /base-|DetailsTools-|maplibre-/.test(url))).toEqual([])

  const wanted = page.waitForRequest('**/assets/DetailsTools-*.js')
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await wanted
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Else the names above would be out of date.
  expect(asked.some((url) => url.includes('/base-'))).toBe(true)
})

test('a click before the first script has come is not lost', async ({ page }) => {
  const release = await holdBack(page, '**/assets/client-*.js')
  await page.goto('/details/sample-boston-el-huerto-de-tomas', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Report a problem' }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a list is read without React, and the first click waits for it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // A shown opening state that expires loads a script, so the clock is set an hour back.
  await page.clock.setFixedTime(Date.now() - HOUR_MS)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  await page.goto(`${BOSTON}?view=list`, { waitUntil: 'networkidle' })
  await expect(page.locator('.row-name').first()).toBeVisible()
  expect(asked.filter((url) => /base-|FindList-|maplibre-/.test(url))).toEqual([])

  const first = page.locator('.row').first()
  await first.locator('.row-name a').click()
  await expect(first.getByRole('link', { name: /^see details of/ })).toBeVisible()
  expect(asked.some((url) => url.includes('/FindList-'))).toBe(true)
})

test.describe('with the live map', () => {
  test.use({ savesData: false })

  test('a script of the map that is lost on the way is asked for again', async ({ page }) => {
    let asked = 0
    await page.route('**/assets/maplibre-*.js', (route) => {
      asked += 1
      return asked === 1 ? route.abort() : route.continue()
    })
    await page.goto(BOSTON)
    await expect(page.locator('.map-pane[data-live]')).toBeVisible()
    expect(asked).toBeGreaterThan(1)
  })

  test('without the script that waits for its moment the live map comes at once', async ({
    page,
  }) => {
    await page.route('**/assets/startMap-*.js', (route) => route.abort())
    await page.goto(BOSTON)
    await expect(page.locator('.map-pane[data-live]')).toBeVisible()
  })

  test('without the script of its worker the live map stays away and says so', async ({ page }) => {
    await page.route('**/assets/mapWorker-*.js', (route) => route.abort())
    await page.goto(BOSTON)
    await expect(
      page.locator('#map').getByText('The map could not be loaded. Everything is in the list.'),
    ).toBeVisible()
    await expect(page.locator('#map').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.locator('.still-content a').first()).toBeVisible()
    await expect(page.locator('.map-pane[data-live]')).toHaveCount(0)
  })
})
