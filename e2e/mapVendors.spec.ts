import { BOSTON } from './addresses.ts'
import { listenForErrors } from './consoleErrors.ts'
import { answerAsGoogle, isOfSocket, liveMap, withMap } from './mapSettings.ts'
import { expect, test } from './test.ts'

test.use({ savesData: false })

test('an archive that is not there leaves the built-in map', async ({ page }) => {
  await withMap(page, { tiles: '/tiles/nowhere.pmtiles' })
  const asked = page.waitForResponse(/nowhere\.pmtiles/)
  await page.goto(BOSTON)
  expect((await asked).status()).toBe(404)
  await expect(liveMap(page, 'low')).toBeVisible()
  await expect(page.locator('[data-drawn="true"]')).toBeVisible()
})

test("Google's map works under the policy that it asks for", async ({ page }) => {
  const errors = listenForErrors(page)
  await answerAsGoogle(page)
  await withMap(page, { googleKey: 'key', googleMapId: 'sprig-map', tiles: 'none' })
  await page.goto(BOSTON)
  await expect(liveMap(page, 'google')).toBeVisible()
  const style = await page.evaluate(() => {
    const box = document.querySelector('.live-map')
    return box && getComputedStyle(box).getPropertyValue('--google-style')
  })
  expect(style).toBe('here')

  const markers = page.locator('gmp-advanced-marker[title]')
  await expect(markers.first()).toBeVisible()
  await markers.last().click()
  await expect(page).toHaveURL(/sel=/)

  const box = await page.locator('.live-map').boundingBox()
  if (!box) throw new Error('There is no map')
  await page.mouse.move(box.x + 80, box.y + 300)
  await page.mouse.down()
  await page.mouse.move(box.x + 260, box.y + 360, { steps: 6 })
  await page.mouse.up()
  await expect(page).toHaveURL(/lat=/)
  expect(errors.filter((error) => !isOfSocket(error))).toEqual([])
})

test('MapLibre takes over, under the same policy, where Google refuses the key', async ({
  page,
}) => {
  const errors = listenForErrors(page)
  await answerAsGoogle(page)
  await withMap(page, { googleKey: 'key', tiles: 'none' })
  await page.goto(BOSTON)
  await expect(liveMap(page, 'google')).toBeVisible()
  await page.evaluate(() => Reflect.get(window, 'gm_authFailure')())
  await expect(liveMap(page, 'low')).toBeVisible()
  await expect(page.locator('[data-drawn="true"]')).toBeVisible()
  await expect(page.locator('gmp-advanced-marker')).toHaveCount(0)
  expect(errors.filter((error) => !isOfSocket(error))).toEqual([])
})
