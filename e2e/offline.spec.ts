import type { Page } from '@playwright/test'
import { HOUR_MS } from '../worker/contract/durations.ts'
import { BOSTON, findRestaurants } from './addresses.ts'
import { expectNoBarriers } from './barriers.ts'
import { german } from './german.ts'
import { openLine } from './line.ts'
import { NO_NETWORK, signIn, startBrowser, waitForWorker } from './profile.ts'
import { savedOf } from './savedCalls.ts'
import { expect, test } from './test.ts'

async function keepBoston(page: Page): Promise<void> {
  await page.goto(`${BOSTON}?view=list`)
  const link = page.getByRole('link', { name: /^Keep this area/ })
  // The list is searched anew for the size of the map, which moves what is below it.
  await expect(link).not.toHaveAttribute('href', /km=10$/)
  await link.click()
  await page.getByRole('button', { name: 'Keep this area' }).click()
  await expect(page.getByRole('list', { name: 'Kept areas' })).toContainText(/places, \d+\.\d MB/)
  await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
}

const idOf = (path: string) => path.replace('/details/', '')
const savedIds = async (token: string) => Object.keys((await savedOf(token)).places)

test('a kept area and saved places are available offline after a restart', async ({
  baseURL,
  account,
}, testInfo) => {
  test.setTimeout(240_000)
  const origin = baseURL ?? ''
  const profile = testInfo.outputPath('profile')
  const { withMenu, withDishes, bare } = await findRestaurants(origin)
  const { token } = account
  let browser = await startBrowser(profile, origin)
  let page = await browser.newPage()
  await signIn(page, origin, account)
  await keepBoston(page)
  await expectNoBarriers(page, '/offline')
  await page.goto(withDishes)
  const name = await page.locator('h1').innerText()
  await page.locator('.details-head .heart').click()
  await expect.poll(() => savedIds(token)).toContain(decodeURIComponent(idOf(withDishes)))
  await page.goto('/saved')
  await expect(page.locator('.saved-row').filter({ hasText: name })).toHaveCount(1)
  await browser.close()

  browser = await startBrowser(profile, origin, NO_NETWORK)
  page = await browser.newPage()
  // A page visited before.
  await page.goto(`${BOSTON}?view=list`)
  await expect(page.locator('.row-name').first()).toBeVisible()
  // Details that were not visited, with the menu.
  await page.goto(withMenu)
  await expect(page).toHaveURL(/\/offline\?at=/)
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeVisible()
  await expect(page.locator('.details-menu').getByRole('listitem').first()).toBeVisible()
  const menuName = await page.locator('h1').innerText()
  // A picture that was never seen is not shown as broken.
  expect(await page.evaluate(async () => (await fetch('/still-map/1.00,1.00.svg')).ok)).toBe(true)
  // A kitchen card that was never opened, and a tap from it the list of all.
  await page.goto('/kitchen-card/th')
  await expect(page.locator('.kitchen-card').first()).toHaveAttribute('lang', 'th')
  await page.getByRole('link', { name: 'All languages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen cards' })).toBeVisible()
  // The saved places.
  await page.goto('/saved')
  await expect(page.locator('.saved-row').filter({ hasText: name })).toHaveCount(1)
  // A search in the kept area.
  await page.goto('/')
  await page.getByLabel('Name, cuisine or dish').fill(menuName)
  const found = page.locator('.place-row').getByRole('link', { name: menuName, exact: true })
  await expect(found).toBeVisible()
  await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
  // Two places are saved and sent by the first page with a connection.
  await found.click()
  await page.locator('.details-head .heart').click()
  await expect(page.locator('.details-head .heart')).toHaveAttribute('aria-pressed', 'true')
  await page.goto(bare)
  await page.getByRole('button', { name: /^Save / }).click()
  await expect(page.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true')
  await browser.close()

  browser = await startBrowser(profile, origin)
  page = await browser.newPage()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postData() ?? '')
  })
  await page.goto('/about')
  const wanted = [withMenu, withDishes, bare].map((path) => decodeURIComponent(idOf(path)))
  await expect.poll(() => savedIds(token)).toEqual(expect.arrayContaining(wanted))
  expect(sent).toHaveLength(1)

  // The area can be removed.
  await page.goto('/offline')
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByText('No area is kept yet.')).toBeVisible()
  await browser.close()
})

test('on the first visit a list wakes that is touched when the line is lost', async ({
  baseURL,
}, testInfo) => {
  const line = await openLine()
  const { proxy } = line
  const browser = await startBrowser(testInfo.outputPath('profile'), baseURL ?? '', { proxy })
  const page = await browser.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  // A shown opening state that expires loads a script, so the clock is set an hour back.
  await page.clock.setFixedTime(Date.now() - HOUR_MS)
  await page.goto(`${BOSTON}?view=list`)
  await waitForWorker(page)
  line.cut()
  const first = page.locator('.row').first()
  await first.locator('.row-name a').click()
  await expect(first.getByRole('link', { name: /^see details of/ })).toBeVisible()
  // The live map is too large to be kept; the still one says so.
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(
    page.locator('#map').getByText('The map could not be loaded. Everything is in the list.'),
  ).toBeVisible()
  await browser.close()
})

test('the page of a first visit opens again without a connection', async ({
  baseURL,
}, testInfo) => {
  const { withMenu, withDishes } = await findRestaurants(baseURL ?? '')
  const line = await openLine()
  const { proxy } = line
  const browser = await startBrowser(testInfo.outputPath('profile'), baseURL ?? '', { proxy })
  const page = await browser.newPage()
  // Left before the service worker is registered.
  await page.goto(withDishes)
  await page.goto(withMenu)
  const name = await page.locator('h1').innerText()
  await waitForWorker(page)
  line.cut()
  await page.goto('/about')
  await expect(page).toHaveURL(/\/offline\?at=/)
  await expect(async () => {
    await page.goto(withDishes)
    await expect(page).toHaveURL(withDishes)
  }).toPass()
  await page.goto(withMenu)
  await expect(page).toHaveURL(withMenu)
  await expect(page.locator('h1')).toHaveText(name)
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeVisible()
  // What slept at the visit wakes.
  await page.locator('.details-head .heart').click()
  await expect(page.locator('.details-head .heart')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await browser.close()
})

test('a line that never answers gives way to what is on the device', async ({
  baseURL,
}, testInfo) => {
  const line = await openLine()
  const { proxy } = line
  const browser = await startBrowser(testInfo.outputPath('profile'), baseURL ?? '', { proxy })
  const page = await browser.newPage()
  await page.goto('/about')
  await waitForWorker(page)
  line.hold()
  await page.goto('/saved')
  await expect(page).toHaveURL('/offline?at=%2Fsaved')
  await expect(page.getByRole('heading', { name: 'Saved places' })).toBeVisible()
  await browser.close()
})

test('without a connection the page speaks the language of the address', async ({
  baseURL,
}, testInfo) => {
  const line = await openLine()
  const { proxy } = line
  const browser = await startBrowser(testInfo.outputPath('profile'), baseURL ?? '', { proxy })
  const page = await browser.newPage()
  await page.goto('/de/about')
  await waitForWorker(page)
  line.cut()
  const html = page.locator('html')
  await page.goto('/de/details/unknown')
  await expect(page).toHaveURL('/de/offline?at=%2Fde%2Fdetails%2Funknown')
  await expect(html).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { name: german('Not on this device') })).toBeVisible()
  await page.getByRole('link', { name: german('What is on this device') }).click()
  await expect(page.getByRole('heading', { name: german('Without a connection') })).toBeVisible()
  await page.goto('/de/saved')
  await expect(page.getByRole('heading', { name: german('Saved places') })).toBeVisible()
  // No page was opened in this language.
  for (const path of ['/fr/saved', '/saved']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Saved places' })).toBeVisible()
    await expect(html).toHaveAttribute('lang', 'en')
  }
  await browser.close()
})

test('a stranger on the device is shown no private page, with a line or without', async ({
  baseURL,
}, testInfo) => {
  const origin = baseURL ?? ''
  const profile = testInfo.outputPath('profile')
  const { withMenu } = await findRestaurants(origin)
  let browser = await startBrowser(profile, origin)
  let page = await browser.newPage()
  await signIn(page, origin, 'user')
  for (const path of ['/admin', '/saved', `/${idOf(withMenu)}/edit`, '/create/v2/search']) {
    await page.goto(path)
    await expect(page.locator('main')).not.toBeEmpty()
  }
  await page.goto(withMenu)
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      )
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(kept).toContain(withMenu)
  const documents = (await kept()).filter((path) => !path.startsWith('/assets/'))
  expect(documents.filter((path) => /admin|saved|edit|create|login|api/.test(path))).toEqual([])
  // Logging out removes visited pages from the device. The request is faked, because other tests share the session.
  await page.route('**/api/users/logout', (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(kept).not.toContain(withMenu)
  await browser.close()

  browser = await startBrowser(profile, origin, NO_NETWORK)
  page = await browser.newPage()
  for (const path of ['/admin', withMenu]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/offline\?at=/)
    await expect(page.getByText('The page could not be reached')).toBeVisible()
  }
  await browser.close()
})

test('Chromium finds nothing that stands against installing it', async ({ baseURL }, testInfo) => {
  const origin = baseURL ?? ''
  const browser = await startBrowser(testInfo.outputPath('profile'), origin)
  const page = await browser.newPage()
  await page.goto('/about')
  await waitForWorker(page)
  const tools = await browser.newCDPSession(page)
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors, data } = await tools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons, screenshots } = JSON.parse(data ?? '{}')
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const size = await page.evaluate(async (path) => {
      const picture = new Image()
      picture.src = path
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    if (type !== 'image/svg+xml') expect(size, src).toBe(sizes)
  }
  await browser.close()
})
