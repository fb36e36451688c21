import { BOSTON, linkOfRow } from './addresses.ts'
import { expect, test } from './test.ts'

test('a city page lists places before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(BOSTON)
  await expect(page).toHaveTitle('Vegan food in Boston, Massachusetts | Sprig')
  const rows = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  await expect(rows.first()).toContainText('mi')
  await rows.first().getByRole('link').first().click()
  await expect(page.getByRole('link', { name: /see details/ })).toBeVisible()
  await page.getByRole('link', { name: /see details/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('choosing a row opens it, and the address keeps the choice', async ({ page }) => {
  await page.goto(BOSTON)
  const name = await linkOfRow(page, 0)
  await name.click()
  await expect(name).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/sel=/)
  await page.reload()
  await expect(name).toHaveAttribute('aria-expanded', 'true')
})

test('the search box finds a city by typing and Enter', async ({ page }) => {
  await page.goto(BOSTON)
  const box = page.getByRole('combobox', { name: 'Location' })
  await box.fill('concord, nh')
  await expect(page.getByRole('option').first()).toContainText('Concord')
  await box.press('Enter')
  await expect(page).toHaveURL(/near=Concord/)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(BOSTON)
  await expect(box).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Boston')
})

test('a diet filter narrows the list and can be cleared', async ({ page }) => {
  await page.goto(BOSTON)
  const count = page.locator('.results-count strong')
  const all = await count.textContent()
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Vegan options').uncheck()
  await page.getByLabel('Vegetarian').uncheck()
  await expect(page).toHaveURL(/diet=vegan/)
  await expect(count).not.toHaveText(all ?? '')
  await expect(page.locator('.row .badge[data-diet="vegan"]').first()).toBeVisible()
  await expect(page.locator('.row .badge[data-diet]:not([data-diet="vegan"])')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/diet=/)
})

test('a chosen cuisine stays when the browser loads the page anew on the way back', async ({
  page,
}) => {
  await page.goto(`${BOSTON}?view=list`)
  await page.getByText('Filters', { exact: true }).click()
  const other = page.getByRole('combobox', { name: 'Other' })
  await other.fill('ethiopian')
  await other.press('Enter')
  await expect(page).toHaveURL(/cuisine=ethiopian/)
  const count = page.locator('.results-count strong')
  await expect(page.locator('.row')).toHaveCount(2)
  await page.goto('/about')
  await page.goBack()
  await page.locator('summary', { hasText: 'Filters' }).click()
  // What the browser ticks again is repeated before React listens.
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  await expect(count).toHaveText('2 restaurants')
  await expect(page).toHaveURL(/cuisine=ethiopian/)
})

test('distances are read in miles or kilometres, as chosen on this device', async ({ page }) => {
  await page.goto(BOSTON)
  await expect(page.locator('.row-distance').first()).toHaveText(/^\d+\.\d\d mi$/)
  await page.getByRole('button', { name: 'km (kilometres)' }).click()
  await expect(page.locator('.row-distance').first()).toHaveText(/^\d+\.\d\d km$/)
  await page.reload()
  await expect(page.locator('.row-distance').first()).toHaveText(/ km$/)
})

test('a place without any data asks whether to explore the supported areas', async ({ page }) => {
  await page.goto('/?lat=0&lng=-150')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'There are no Sprig results yet here, would you like to explore our supported areas?',
  )
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL('/explore')
})

test('a town whose nearest places are farther off is shown them, and asked nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('dialog')) document.documentElement.dataset.asked = ''
    }).observe(document, { subtree: true, childList: true })
  })
  // Nothing lies within 10 km, the page's first radius; its map reaches three times as far.
  const address = '/?lat=42.36&lng=-72'
  expect(await (await page.request.get(address)).text()).toContain('<strong>0 restaurants</strong>')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.locator('html[data-asked]')).toHaveCount(0)
})

test('location is asked for on the home path; denied, it says so', async ({ page }) => {
  // The alert goes after five seconds.
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('This requires location to be shared!')).toBeVisible()
  await expect(
    page.getByText('To view results on the map, enable location services or do a search'),
  ).toBeVisible()
})

test('a shared location is searched at once', async ({ browser }) => {
  const context = await browser.newContext({
    geolocation: { latitude: 42.36, longitude: -71.06 },
    permissions: ['geolocation'],
  })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await context.close()
})

test('known loc codes lead to their city, unknown ones are reported', async ({ page }) => {
  await page.goto('/?loc=2')
  await expect(page).toHaveURL('/cities/new_hampshire/nashua')
  const report = page.waitForRequest('**/api/restaurants/logging')
  await page.goto('/?loc=77&lat=42.36&lng=-71.06')
  expect((await report).postDataJSON()).toEqual({ message: 'Unknown loc code: 77' })
})

test('offline, the last list stays readable with a notice until the network is back', async ({
  page,
  context,
}) => {
  const searched = page.waitForResponse('**/api/restaurants/query?**')
  await page.goto(BOSTON)
  // The map's radius causes a second search; after that no search changes the list.
  const found: { _id: string }[] = await (await searched).json()
  await expect(page.locator(`[id="row-${found.at(-1)?._id}"]`)).toBeAttached()
  await context.setOffline(true)
  const names = await page.getByRole('heading', { level: 3 }).allTextContents()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(
    page.getByText('You seem to be offline. This is the last list we have.'),
  ).toBeVisible()
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(names)
  // When the connection is back, the page searches again without "Try again".
  await context.setOffline(false)
  await expect(page.locator('.notice:visible')).toHaveCount(0)
})

test('when the server is unavailable, the page says so and offers a retry', async ({ page }) => {
  // A narrow window, because a map beside the list would search again by itself.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${BOSTON}?view=list`)
  await page.route('**/api/restaurants/query?**', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '5' },
      json: { errors: [{ msg: 'Sprig cannot be reached just now.', code: 'unavailable' }] },
    }),
  )
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Sprig cannot be reached just now.')).toBeVisible()
  await page.unroute('**/api/restaurants/query?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.notice:visible')).toHaveCount(0)
})
