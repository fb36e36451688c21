import type { Page } from '@playwright/test'
import { paletteOf } from '../site/map/palette.ts'
import { SHAPE_BOX } from '../site/ui/dietShapes.ts'
import { DIETS } from '../worker/contract/diet.ts'
import { BOSTON } from './addresses.ts'
import { colorsOf, distanceTo } from './colorsOf.ts'
import { holdBack } from './holdBack.ts'
import { expect, test } from './test.ts'

test.use({ savesData: false })

// Its tests take longer than those of other files, and share nothing: without this, one worker would end alone.
test.describe.configure({ mode: 'parallel' })

const LIVE_SCRIPTS = /\/assets\/(maplibre|maplibreShared|MapCanvas)-.*\.js/
/** Of a channel's 255: edges are smoothed. */
const SAME_COLOR = 12
const still = (page: Page) => page.locator('.still')
const markers = (page: Page) => page.locator('.still-content [data-id]')
const live = (page: Page) => page.locator('#map[data-live] .live-map[data-ready="true"]')

/** Opens the city and waits for the search by the size of the map, which draws other markers. */
async function openBoston(page: Page): Promise<void> {
  await page.goto(BOSTON)
  const area = page.getByRole('link', { name: /^Keep this area/, includeHidden: true })
  await expect(area).not.toHaveAttribute('href', /km=10$/)
}

/** A marker with none of its neighbours above its middle, and that middle. */
async function findFree(page: Page) {
  return await page.evaluate(() => {
    const map = document.getElementById('map')?.getBoundingClientRect() ?? new DOMRect()
    for (const link of document.querySelectorAll<SVGElement>('.still-content [data-id]')) {
      const { left, top, width, height } = link.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isClear = y > map.top + 120 && y < map.bottom - 60 && x > map.left + 40
      const hit = document.elementFromPoint(x, y)?.closest('[data-id]')
      const isAlone = [...document.querySelectorAll('.still-content [data-id]')].every((other) => {
        const box = other.getBoundingClientRect()
        const away = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y)
        return other === link || away > 20
      })
      if (isClear && isAlone && hit === link) return { id: link.dataset.id ?? '', x, y }
    }
    throw new Error('No marker is free')
  })
}

for (const [name, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: size })

    test('a marker can be chosen before the map’s script has come', async ({ page }) => {
      const release = await holdBack(page, LIVE_SCRIPTS)
      await openBoston(page)
      await expect(page.locator('.still-picture')).toHaveJSProperty('complete', true)
      const { id, x, y } = await findFree(page)
      await page.mouse.click(x, y)
      await expect(page.locator(`[id="row-${id}"][data-selected]`)).toBeInViewport()
      await expect(page).toHaveURL(new RegExp(`sel=${id}`))
      await expect(still(page)).toBeVisible()
      release()
      await expect(live(page)).toBeVisible()
      await expect(page.locator(`[id="row-${id}"][data-selected]`)).toBeVisible()
    })

    test('the live map takes over where the still one was, and keeps what was moved', async ({
      page,
    }) => {
      const release = await holdBack(page, LIVE_SCRIPTS)
      await page.goto(BOSTON)
      await expect(markers(page).first()).toBeVisible()
      const box = await page.locator('#map').boundingBox()
      const from = { x: (box?.x ?? 0) + 200, y: (box?.y ?? 0) + 300 }
      // Once the script that moves the picture has come.
      await expect(async () => {
        await page.mouse.move(from.x, from.y)
        await page.mouse.down()
        await page.mouse.move(from.x + 40, from.y + 30, { steps: 4 })
        await page.mouse.up()
        await expect(page).toHaveURL(/lat=42\.\d+&lng=-71\.\d+/, { timeout: 2000 })
      }).toPass()
      // The still map is drawn anew where it was let go.
      const [, lat] = /lat=([\d.]+)/.exec(page.url()) ?? []
      await expect(page.locator('.still-sheet')).toHaveAttribute(
        'data-at',
        new RegExp(`^${lat?.slice(0, 6)}`),
      )
      await expect(page.locator('.still-sheet')).not.toHaveAttribute('style', /transform/)
      const { id, x, y } = await findFree(page)
      const address = page.url()
      release()
      await expect(live(page)).toBeVisible()
      await expect(still(page)).toBeHidden()
      expect(page.url()).toBe(address)
      await page.mouse.click(x, y)
      await expect(page.locator(`[id="row-${id}"][data-selected]`)).toBeVisible()
    })

    test('the still map stays when no script of the live one comes, and says so', async ({
      page,
    }) => {
      await page.route(LIVE_SCRIPTS, (route) => route.abort())
      await openBoston(page)
      await expect(
        page.getByText('The map could not be loaded. Everything is in the list.'),
      ).toBeVisible()
      await expect(still(page)).toBeVisible()
      const { id, x, y } = await findFree(page)
      await page.mouse.click(x, y)
      await expect(page.locator(`[id="row-${id}"][data-selected]`)).toBeVisible()
    })
  })
}

test('the live map starts again when it can draw no more; the next time the still one returns', async ({
  page,
}) => {
  await page.goto(BOSTON)
  const canvas = page.locator('.live-map canvas')
  const lose = (one: HTMLElement | SVGElement) =>
    (one as HTMLCanvasElement)
      .getContext('webgl2')
      ?.getExtension('WEBGL_lose_context')
      ?.loseContext()
  await expect(live(page)).toBeVisible()
  await canvas.evaluate((one) => one.setAttribute('data-lost', ''))
  await canvas.evaluate(lose)
  await expect(page.locator('.live-map canvas:not([data-lost])')).toBeVisible()
  await expect(live(page)).toBeVisible()
  await canvas.evaluate(lose)
  await expect(
    page.getByText('This browser cannot draw the map. Everything is in the list.'),
  ).toBeVisible()
  await expect(still(page)).toBeVisible()
  await expect(page.locator('.live-map')).toHaveCount(0)
  const { id, x, y } = await findFree(page)
  await page.mouse.click(x, y)
  await expect(page.locator(`[id="row-${id}"][data-selected]`)).toBeVisible()
})

test('without any script of ours a marker leads to the list with its restaurant open', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(BOSTON)
  const { id, x, y } = await findFree(page)
  await page.mouse.click(x, y)
  await expect(page).toHaveURL(new RegExp(`sel=${id}`))
  await expect(page.locator(`[id="row-${id}"][data-selected]`)).toBeVisible()
})

test('a phone makes the live map by itself when the page has been quiet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(BOSTON)
  await expect(markers(page).first()).toBeVisible()
  await expect(live(page)).toBeVisible()
})

test.describe('where the visitor saves data', () => {
  test.use({ savesData: true })

  test('nothing of the live map is loaded until the still one is touched', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const searched = page.waitForResponse('**/api/restaurants/query?**')
    await page.goto(BOSTON)
    // Later than a live map would begin: the still one has heard of the search by its own size.
    await searched
    await page.waitForLoadState('networkidle')
    const ofLive = /\/assets\/(FindMap|SearchMap|MapCanvas|maplibre|maplibreShared)-|\/basemap\//
    expect(asked.filter((url) => ofLive.test(url))).toEqual([])
    const { id, x, y } = await findFree(page)
    await page.mouse.click(x, y)
    await expect(page.locator(`[id="row-${id}"][data-selected]`)).toBeVisible()
    await expect(live(page)).toBeVisible()
    expect(asked.filter((url) => ofLive.test(url)).length).toBeGreaterThan(3)
  })
})

test.describe('with only the still map, on a phone', () => {
  test.use({ savesData: true, viewport: { width: 390, height: 844 } })

  test('the credits are above the strip where that is drawn up to say that there is nothing', async ({
    page,
  }) => {
    await page.goto('/?lat=-48.5&lng=-120')
    await expect(page.getByText('There are no Sprig results yet here.').first()).toBeVisible()
    const link = page.locator('.still').getByRole('link', { name: /OpenStreetMap/ })
    // A click would scroll to what is covered.
    const isOnTop = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === element
    }
    await expect.poll(() => link.evaluate(isOnTop)).toBe(true)
  })
})

test('a marker has the colours of its diet level and of the rim, light and dark', async ({
  page,
}) => {
  await page.route(LIVE_SCRIPTS, (route) => route.abort())
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(BOSTON)
    await expect(still(page)).toBeVisible()
    const { id, x, y } = await findFree(page)
    const drawn = await page.locator(`[data-id="${id}"] path`).getAttribute('marker-end')
    const diet = DIETS.find((one) => drawn?.startsWith(`url(#still-${one}`)) ?? 'vegan'
    const { diets, rim } = paletteOf(theme)
    const seen = await colorsOf(page, { x, y, reach: SHAPE_BOX / 2 })
    expect(distanceTo(diets[diet], seen)).toBeLessThan(SAME_COLOR)
    expect(distanceTo(rim, seen)).toBeLessThan(SAME_COLOR)
  }
})
