import { expect, type Page, test } from '@playwright/test'
import { ADDRESS, ANSWER, open, WEBSITE } from './createSteps.ts'

// A trace keeps a copy of the page at every step, maps included: that takes longer than the tests.
test.use({ trace: 'off' })

const SCREENS = [
  { name: 'a phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { name: 'a desktop', options: { viewport: { width: 1280, height: 800 } } },
]

/** Picks a photo as a person does: the file input has the focus then. */
async function pickPhoto(page: Page, press: (at: { x: number; y: number }) => Promise<void>) {
  const buffer = await page.screenshot()
  const chooser = page.waitForEvent('filechooser')
  await pressMiddle(page, 'Add images', press)
  await (await chooser).setFiles({ name: 'menu.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: 'menu.png' })).toBeVisible()
}

/** One press where the button is seen; nothing waits for the button to hold still under it. */
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
    // The bar at the foot of the page leaves the button free.
    const bar = await page.locator('.create-bar').boundingBox()
    const submit = await page.getByRole('button', { name: 'Submit image(s)' }).boundingBox()
    expect((submit?.y ?? 0) + (submit?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    const sent = page.waitForRequest('**/upload')
    await pressMiddle(page, 'Submit image(s)', press)
    await sent
    await expect(page).toHaveURL(ADDRESS)
  })
}
