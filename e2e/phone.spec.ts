import type { Locator, Page } from '@playwright/test'
import { BOSTON } from './addresses.ts'
import { holdBack } from './holdBack.ts'
import { expect, test } from './test.ts'

test.use({ savesData: false, reducedMotion: 'no-preference' })

const LIST = `${BOSTON}?view=list`

// The last file: without this, one worker would be idle.
test.describe.configure({ mode: 'parallel' })

test('the map view shows the map and the nearest places; one toggle opens the list', async ({
  page,
}) => {
  await page.goto(BOSTON)
  await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeInViewport()
  await page.getByRole('button', { name: 'List' }).click()
  await expect(page.locator('.live-map')).toBeHidden()
  await expect(page).toHaveURL(/view=list/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Map' })).toBeVisible()
  await expect(page.locator('.live-map')).toHaveCount(0)
})

const strip = (page: Page) => page.locator('.results')
const grip = (page: Page) => page.getByRole('button', { name: 'More restaurants' })

async function boxOf(found: Locator) {
  const box = await found.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { ...box, bottom: box.y + box.height }
}

test('the strip shows the place that is chosen in it, and the live map stays as it was', async ({
  page,
}) => {
  await page.goto(BOSTON)
  await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
  const map = await boxOf(page.locator('.map-pane'))
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').tap()
  await expect(page.getByRole('link', { name: /see details/ })).toBeInViewport()
  expect(await boxOf(page.locator('.map-pane'))).toEqual(map)
})

test.describe('the strip under a still map', () => {
  test.use({ savesData: true })
  test.beforeEach(async ({ page }) => {
    await page.goto(BOSTON)
    // The size of the map has changed the list.
    const area = page.getByRole('link', { name: /^Keep this area/, includeHidden: true })
    await expect(area).not.toHaveAttribute('href', /km=10$/)
    await expect(grip(page)).toHaveAttribute('aria-expanded', 'false')
  })
  const height = async (page: Page) => (await boxOf(strip(page))).height

  test('is drawn up and down by touch and by keyboard', async ({ page }) => {
    const low = await height(page)
    await grip(page).tap()
    await expect.poll(() => height(page)).toBeGreaterThan(1.5 * low)
    await expect(page.getByRole('heading', { level: 3 }).nth(1)).toBeInViewport()
    await grip(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => height(page)).toBe(low)
  })

  test('follows the hand that holds it', async ({ page }) => {
    const low = await height(page)
    const { x, y } = await boxOf(grip(page))
    await page.mouse.move(x + 40, y + 8)
    await page.mouse.down()
    await page.mouse.move(x + 40, y - 92, { steps: 4 })
    await expect.poll(async () => Math.abs((await height(page)) - low - 100)).toBeLessThan(3)
    await page.mouse.up()
    await expect(grip(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('.row[data-selected]')).toHaveCount(0)
  })

  test('shows the name of each place that is chosen in it, one after the other', async ({
    page,
  }) => {
    const head = page.locator('.results-head')
    for (const n of [0, 1, 2, 3]) {
      const name = page.getByRole('heading', { level: 3 }).nth(n).getByRole('link')
      await name.dispatchEvent('click')
      await expect(name).toHaveAttribute('aria-expanded', 'true')
      await expect
        .poll(async () => (await boxOf(name)).y - (await boxOf(head)).bottom)
        .toBeGreaterThanOrEqual(0)
      await expect(name).toBeInViewport({ ratio: 1 })
    }
  })
})

/** Windows of a phone in landscape, and of a phone and a desktop at 200 % zoom. */
for (const [width, height] of [
  [844, 390],
  [195, 422],
  [640, 400],
] as const) {
  test(`in a window of ${width} x ${height} a whole result is seen, and nothing lies over another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(BOSTON)
    const row = page.locator('.row').first()
    await expect(row).toBeInViewport({ ratio: 1 })
    // The map wakes when it is visible, and the smallest window has no room for it at first.
    await page.locator('.map-pane').scrollIntoViewIfNeeded()
    await expect(page.locator('#map[data-live] .live-map')).toBeAttached()
    await row.scrollIntoViewIfNeeded()
    const footer = await boxOf(page.locator('.site-footer'))
    expect((await boxOf(row)).bottom).toBeLessThanOrEqual(footer.y)
    const zoom = await boxOf(page.locator('.map-buttons').filter({ visible: true }))
    for (const other of await page.locator('.map-tools > *, .view-toggle, .search-panel').all()) {
      if (!(await other.isVisible())) continue
      const box = await boxOf(other)
      const isBeside = box.x + box.width <= zoom.x || box.x >= zoom.x + zoom.width
      expect(isBeside || box.bottom <= zoom.y || box.y >= zoom.bottom).toBe(true)
    }
    await page.getByRole('combobox', { name: 'Location' }).tap()
    await page.getByRole('button', { name: 'Search', exact: true }).tap({ trial: true })
  })
}

test('a searched keyword covers neither the zoom buttons nor the tools of the map', async ({
  page,
}) => {
  const letGo = await holdBack(page, '**/assets/*.js')
  await page.goto(`${BOSTON}?q=pad+thai`, { waitUntil: 'commit' })
  await expect(page.locator('.still .map-buttons')).toBeVisible()
  for (const button of await page.locator('.still .map-buttons button').all()) {
    await button.tap({ trial: true })
  }
  letGo()
  await expect(page.locator('#map[data-live] .live-map')).toBeAttached()
  await expect(page.locator('.map-tools label')).toBeVisible()
  await expect(page.locator('.map-buttons').filter({ visible: true })).toBeVisible()
  for (const covered of await page.locator('.map-tools label, .map-buttons button').all()) {
    if (await covered.isVisible()) await covered.tap({ trial: true })
  }
})

test('in a phone window at 200 % the list shows a result, and its button to the map covers no search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 195, height: 422 })
  // Other tests add places with long names to Boston.
  await page.goto('/cities/california/san_francisco?view=list')
  const name = page.locator('.row').first().getByRole('heading', { level: 3 })
  await expect(name).toBeInViewport({ ratio: 1 })
  const toggle = await boxOf(page.locator('.view-toggle'))
  expect((await boxOf(name)).bottom).toBeLessThanOrEqual(toggle.y)
  await page.getByRole('combobox', { name: 'Location' }).tap()
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await search.tap({ trial: true })
  expect((await boxOf(search)).bottom).toBeLessThanOrEqual(toggle.y)
})

for (const isSearching of [false, true]) {
  test(`on a small phone nothing moves under the finger ${isSearching ? 'that leaves the search' : 'on a closed search'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(LIST)
    const words = page.locator('.search-words')
    await expect(words).toBeHidden()
    if (isSearching) {
      await page.getByRole('combobox', { name: 'Location' }).click()
      await expect(page.locator('.search-panel[data-open]')).toBeVisible()
      await expect(words).toBeVisible()
    }
    const { x, y, height } = await boxOf(page.locator('.row-name a').first())
    await page.touchscreen.tap(x + 10, y + height / 2)
    // A tap that misses the name chooses nothing.
    await expect(page).toHaveURL(/&sel=/)
    await expect(words).toBeHidden()
  })
}

test('at 600 pixels there is room for the list beside the map, at 599 for one of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 599, height: 844 })
  await page.goto(LIST)
  const map = page.locator('.map-pane')
  const toggle = page.getByRole('button', { name: 'Map', exact: true })
  await expect(toggle).toBeVisible()
  await expect(map).toBeHidden()
  await page.setViewportSize({ width: 600, height: 844 })
  await expect(map).toBeVisible()
  await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
  await expect(toggle).toBeHidden()
})

test('without WebGL 2 the still map stays, with a sentence', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(BOSTON)
  const sentence = page.getByText('This browser cannot draw the map. Everything is in the list.')
  await expect(sentence.last()).toBeVisible()
  await expect(page.locator('.still-content [data-id]').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeInViewport()
})

test.describe('with only a still map', () => {
  test.use({ savesData: true })

  test('at first sight the map has 60 % of the height, and the nearest place is read whole', async ({
    page,
  }) => {
    await page.goto(BOSTON)
    const map = await boxOf(page.locator('.map-pane'))
    const list = await boxOf(strip(page))
    expect(Math.min(map.bottom, list.y) - map.y).toBeGreaterThanOrEqual(0.6 * 844)
    const row = await boxOf(page.locator('.row').first())
    expect(row.bottom).toBeLessThanOrEqual(list.bottom + 5)
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden()
    await page.getByRole('combobox', { name: 'Location' }).tap()
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport()
    expect((await boxOf(page.locator('.map-pane'))).height).toBe(map.height)
  })

  test('nothing is wider than the screen, not even a 90-character name', async ({ page }) => {
    await expectNoneWider(page, [LIST, BOSTON, '/explore', '/about', '/events'])
  })

  test('letters of twice the size make nothing wider than the screen', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await expectNoneWider(page, [
      LIST,
      BOSTON,
      '/details/sample-boston-el-huerto-de-tomas',
      '/about',
    ])
  })
})

async function expectNoneWider(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
}

test('pop-ups that are not out are in the list with a badge', async ({ page }) => {
  await page.goto(LIST)
  await expect(page.locator('.badge[data-status="OFFLINE"]').first()).toBeVisible()
  await expect(page.locator('.badge[data-status="ONLINE"]').first()).toBeVisible()
})

test('on a low phone the alert of a refused location leaves the offered city free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const place = { name: 'Nashua', region: 'NH', country: 'US', lat: 42.76, lng: -71.46 }
  await page.route('**/api/places/here', (route) => route.fulfill({ json: { place } }))
  await page.goto('/', { waitUntil: 'commit' })
  // So that it does not go.
  await page.locator('.alert').hover()
  const alert = await boxOf(page.locator('.alert'))
  const offer = await boxOf(page.getByRole('button', { name: 'Show restaurants in Nashua, NH' }))
  expect(alert.bottom < offer.y || alert.y > offer.bottom).toBe(true)
})
