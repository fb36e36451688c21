import { chromium, type Page } from '@playwright/test'
import { paletteOf } from '../site/map/palette.ts'
import { BOSTON } from './addresses.ts'
import { findBrowser } from './browser.ts'
import { listenForErrors } from './consoleErrors.ts'
import { isOfSocket, liveMap, withMap } from './mapSettings.ts'
import { expect, test } from './test.ts'

/** Without a graphics processor a screenshot of the map takes long, so the map is small. */
const PATIENCE_MS = 90_000
const SMALL = { width: 760, height: 480 }

/** Which of these colours cover at least a twentieth of the map. */
async function colorsOf(page: Page, colors: readonly string[]): Promise<string[]> {
  const picture = await page.locator('.live-map').screenshot({ timeout: PATIENCE_MS })
  return page.evaluate(
    async ([base64, wanted]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
      return wanted.filter((color) => {
        const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
        let same = 0
        for (let i = 0; i < data.length; i += 4) {
          if (data[i] === r && data[i + 1] === g && data[i + 2] === b) same += 1
        }
        return same > data.length / 4 / 20
      })
    },
    [picture.toString('base64'), colors] as const,
  )
}

test('an archive of our own is drawn from its parts, by day and by night', async () => {
  // The tests' own browser draws no map, and this test reads its colours from the screen.
  const browser = await chromium.launch(await findBrowser())
  const page = await browser.newPage({ viewport: SMALL })
  const errors = listenForErrors(page)
  const parts: number[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/tiles/')) parts.push(answer.status())
  })
  await withMap(page, { tiles: '/tiles/outlines.pmtiles' })
  await page.goto(BOSTON)
  await expect(liveMap(page, 'archive')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Protomaps' })).toBeVisible()
  // The built-in map is hidden by now, so the archive's is visible.
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(liveMap(page, 'archive')).toBeVisible()
    const { land, water } = paletteOf(theme)
    await expect
      .poll(() => colorsOf(page, [land, water]), { timeout: PATIENCE_MS })
      .toEqual([land, water])
  }
  expect(new Set(parts)).toEqual(new Set([206]))
  expect(errors.filter((error) => !isOfSocket(error))).toEqual([])
  await browser.close()
})
