import type { Page } from '@playwright/test'
import { withExif } from '../worker/menus/photos/testing/exif.ts'
import { ADDRESS, ANSWER, open, WEBSITE } from './createSteps.ts'
import { expect, test } from './test.ts'

const SCREENS = [
  { name: 'a phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { name: 'a desktop', options: { viewport: { width: 1280, height: 800 } } },
]

/** Picks a photo as a person does: then the file input has the focus. */
async function pickPhoto(page: Page, press: (at: { x: number; y: number }) => Promise<void>) {
  const buffer = await page.screenshot()
  const chooser = page.waitForEvent('filechooser')
  await pressMiddle(page, 'Add images', press)
  await (await chooser).setFiles({ name: 'menu.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: 'menu.png' })).toBeVisible()
}

/** Clicks where the button is now, without waiting for it to stop moving. */
async function pressMiddle(
  page: Page,
  words: string,
  press: (at: { x: number; y: number }) => Promise<void>,
) {
  const button = page.getByText(words, { exact: true })
  await expect(button).toBeInViewport({ ratio: 1 })
  const box = await button.boundingBox()
  if (box === null) throw new Error(`${words} is not on the screen`)
  await press({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
}

for (const { name, options } of SCREENS) {
  test(`photos are sent by one press on ${name}, and nothing raw is seen of the file input`, async ({
    browser,
    baseURL,
  }) => {
    const page = await open(browser, baseURL, WEBSITE, 'beta', options)
    await page.route('**/upload', (route) =>
      route.fulfill({ json: { answer: { ...ANSWER, source: 'photos', geoJson: null } } }),
    )
    const press = ({ x, y }: { x: number; y: number }) =>
      name === 'a phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)
    await page.getByText('Add images').scrollIntoViewIfNeeded()
    await pickPhoto(page, press)
    const input = page.locator('input[type="file"]')
    await input.focus()
    const { width, height } = (await input.boundingBox()) ?? { width: 0, height: 0 }
    expect([width, height]).toEqual([1, 1])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    // The bar at the bottom does not cover the button.
    const bar = await page.locator('.create-bar').boundingBox()
    const submit = await page.getByRole('button', { name: 'Submit image(s)' }).boundingBox()
    expect((submit?.y ?? 0) + (submit?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    const sent = page.waitForRequest('**/upload')
    await pressMiddle(page, 'Submit image(s)', press)
    await sent
    await expect(page).toHaveURL(ADDRESS)
  })
}

const LARGE = `<body style="margin:0;background:#fff;font:64px serif;padding:80px"><h1>Menu</h1>
  <p><b>Chickpea curry</b> ...................... 12.50<br>chickpeas, tomato, coconut milk, rice</p>
  <p><b>Beef burger</b> ......................... 14.00<br>with bacon and cheddar</p></body>`

/** The photos as stored on the device, which are the ones sent. */
async function keptPhotos(page: Page): Promise<string> {
  const content = await page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done) => {
        request.onsuccess = () => done(request.result)
      })
    const database = await wait(indexedDB.open('sprig-create'))
    const drafts = await wait(database.transaction('photos').objectStore('photos').getAll())
    const files: File[] = drafts.flat().map(({ file }: { file: File }) => file)
    return (await Promise.all(files.map((file) => file.text()))).join()
  })
  expect(content).toContain('JFIF')
  return content
}

test('a large photo is turned and made smaller before it is sent, and read', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, WEBSITE, 'beta')
  const table = await page.context().newPage()
  await table.setViewportSize({ width: 2400, height: 1800 })
  await table.setContent(LARGE)
  const photo = await table.screenshot({ type: 'jpeg', quality: 90 })
  await table.close()
  // A photo with EXIF rotation.
  const buffer = Buffer.from(withExif(photo, 6, 'GPS 42.36 -71.06'))
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer })
  const preview = page.getByRole('img', { name: 'menu.jpg' })
  await expect(preview).toBeVisible()
  const { width, height } = await preview.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('No picture')
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  })
  expect(height).toBeGreaterThan(width)
  expect(width * height).toBeGreaterThan(1_900_000)
  expect(width * height).toBeLessThanOrEqual(2_000_000)
  expect(await keptPhotos(page)).not.toContain('GPS')

  const [answer] = await Promise.all([
    page.waitForResponse('**/upload'),
    page.getByRole('button', { name: 'Submit image(s)' }).click(),
  ])
  expect(answer.status()).toBe(200)
  await expect(page).toHaveURL(ADDRESS, { timeout: 20_000 })
})

test('what the browser cannot open is refused in a sentence', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL, WEBSITE, 'beta')
  const input = page.locator('input[type="file"]')
  const buffer = Buffer.from('ftypheic')
  await input.setInputFiles({ name: 'menu.heic', mimeType: 'image/heic', buffer })
  const words = 'This browser cannot open menu.heic. Save it as a smaller JPEG and add that.'
  await expect(page.getByRole('alert').getByText(words)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit image(s)' })).toBeDisabled()
})
