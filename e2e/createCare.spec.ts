import { expectNoBarriers } from './barriers.ts'
import {
  ADDRESS,
  ANSWER,
  answerWebsite,
  FAILED,
  lookUp,
  nameIt,
  open,
  toConfirm,
  uniqueName,
  WEBSITE,
} from './createSteps.ts'
import { expect, test } from './test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
/** The smallest PNG there is. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const MENU = `<body style="background:#fff;font:28px serif;padding:40px"><h1>Menu</h1>
  <p><b>Chickpea curry</b> 12.50<br>chickpeas, tomato, coconut milk, rice</p>
  <p><b>Beef burger</b> 14.00<br>with bacon and cheddar</p></body>`

test('beta users and admins send photos; those that cannot be read are refused in words', async ({
  browser,
  baseURL,
}) => {
  const plain = await open(browser, baseURL, WEBSITE)
  await expect(plain.getByText('Or photos of the menu')).toHaveCount(0)

  const page = await open(browser, baseURL, WEBSITE, 'beta')
  const submit = page.getByRole('button', { name: 'Submit image(s)' })
  await expect(submit).toBeDisabled()
  const pick = (files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.locator('input[type="file"]').setInputFiles(files)
  const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL })
  await pick([
    photo('one.png'),
    { name: 'menu.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ])
  await expect(page.getByText('menu.svg is no JPEG, PNG, WebP or HEIC picture.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'one.png' })).toBeVisible()
  await pick(['two', 'three', 'four', 'five', 'six'].map((name) => photo(`${name}.png`)))
  await expect(page.getByText('six.png is one too many. 5 photos are the most.')).toBeVisible()
  await expect(page.locator('.photo')).toHaveCount(5)
  await page.getByRole('button', { name: 'Remove one.png' }).click()
  // They survive a reload.
  await page.reload()
  await expect(page.locator('.photo')).toHaveCount(4)
  await expect(page.getByRole('img', { name: 'five.png' })).toBeVisible()

  await page.route('**/upload', (route) => route.fulfill(FAILED))
  const sent = page.waitForRequest('**/upload')
  await submit.click()
  expect((await sent).headers()['content-type']).toContain('multipart/form-data')
  await expect(page).toHaveURL(ADDRESS)
  await page.goBack()
  await page.route('**/upload', (route) =>
    route.fulfill({ json: { answer: { ...ANSWER, source: 'photos', geoJson: null } } }),
  )
  await submit.click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Green Fork')
})

test('a photo of a menu is read for real, and what was read can be corrected', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, WEBSITE, 'beta')
  const table = await page.context().newPage()
  await table.setContent(MENU)
  const buffer = await table.screenshot()
  await table.close()
  const photo = { name: 'menu.png', mimeType: 'image/png', buffer }
  await page.locator('input[type="file"]').setInputFiles(photo)
  await page.getByRole('button', { name: 'Submit image(s)' }).click()
  await expect(page).toHaveURL(ADDRESS, { timeout: 20_000 })
  await nameIt(page, uniqueName('Photo'))
  await page.getByRole('button', { name: 'No permanent address' }).click()
  const likely = page.getByRole('region', { name: /^Likely vegan/ })
  await expect(likely.getByLabel(/Chickpea curry/)).toBeChecked()
  await expect(likely.getByLabel(/Beef burger/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit the menu manually' }).click()
  await page.getByLabel('Dish 1', { exact: true }).fill('Chickpea curry')
  await expect(page.getByLabel('Description of dish 1')).toHaveValue(/chickpeas/)
})

test('by keyboard alone, and on a phone within reach of the thumb', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, WEBSITE, 'user', PHONE)
  await answerWebsite(page, { ...ANSWER, name: uniqueName('Thumb') })
  await page.getByLabel('Website').focus()
  await page.keyboard.type('no website')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid website url')).toBeVisible()
  await expect(page.getByLabel('Website')).toBeFocused()
  await page.getByLabel('Website').fill('thumb.example.com')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(ADDRESS)
  await expect(page.getByRole('button', { name: 'Confirm & Proceed' })).toBeInViewport()
  await page.getByRole('button', { name: 'Confirm & Proceed' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Create Restaurant' })).toBeInViewport()
  await expect(page.locator('[aria-current="step"]')).toHaveText('Cuisine & menu')
  await page.getByLabel('Chana masala').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Create Restaurant' })).toBeInViewport()
  await page.getByLabel('Lentil soup 1').press('Space')
  await page.getByLabel('Chana masala').press('Space')
  await page.getByRole('link', { name: 'Edit the menu manually' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What vegan dishes do they serve?',
  )
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Back' }).press('Enter')
  await expect(page.getByLabel('Chana masala')).toBeChecked()
})

for (const height of [844, 480]) {
  test(`an alert never lies over what leads on, on a phone ${height} px high`, async ({
    browser,
    baseURL,
  }) => {
    const options = { ...PHONE, viewport: { width: 390, height } }
    const page = await open(browser, baseURL, WEBSITE, 'beta', options)
    let answer = () => {}
    const awaited = new Promise<void>((done) => {
      answer = done
    })
    await page.route('**/upload', async (route) => {
      await awaited
      await route.fulfill({ json: { answer: { ...ANSWER, source: 'photos', geoJson: null } } })
    })
    const photo = { name: 'one.png', mimeType: 'image/png', buffer: PIXEL }
    await page.locator('input[type="file"]').setInputFiles(photo)
    await page.getByRole('button', { name: 'Submit image(s)' }).click()
    await page.getByRole('button', { name: 'Go on meanwhile' }).click()
    await nameIt(page, uniqueName('Alert'))
    await page.getByRole('button', { name: 'Type the address' }).click()
    await page.getByRole('textbox', { name: 'Address' }).fill('10 Main Street, Concord, NH')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    const onward = page.getByRole('button', { name: 'Confirm & Proceed' })
    await expect(onward).toBeInViewport({ ratio: 1 })

    answer()
    const alert = page.locator('.alert', { hasText: 'Your photos are read: 8 dishes.' })
    await expect(alert).toBeVisible()
    const said = await alert.boundingBox()
    const bar = await page.locator('.create-bar').boundingBox()
    if (!said || !bar) throw new Error('They are not on the screen')
    expect(said.height).toBeLessThan(120)
    expect(said.y).toBeGreaterThanOrEqual(0)
    const isApart = said.y + said.height <= bar.y || bar.y + bar.height <= said.y
    expect(isApart, JSON.stringify({ said, bar })).toBe(true)

    await toConfirm(page)
  })
}

test('no step holds a barrier or throws an error', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const page = await open(browser, baseURL, WEBSITE, 'beta')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await expectNoBarriers(page, 'website')
  const answered = { ...ANSWER, name: uniqueName('Axe') }
  await answerWebsite(page, answered)
  await page.getByRole('button', { name: "No website / I don't know it" }).click()
  await page.getByRole('button', { name: 'Type the address' }).click()
  await expectNoBarriers(page, 'ways')
  await page.getByRole('button', { name: 'Automatic lookup' }).click()
  await nameIt(page, 'Paprika Wheels')
  await page.getByLabel('ZIP code or city').fill('Boston, MA')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page
    .getByRole('button', { name: /on Sprig already/ })
    .first()
    .waitFor()
  await expectNoBarriers(page, 'suggestions')
  await page
    .getByRole('button', { name: /on Sprig already/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm & Proceed' }).waitFor()
  await expectNoBarriers(page, 'confirm')
  await page.getByRole('button', { name: 'Confirm & Proceed' }).click()
  await page.getByText('Is it one of these?').waitFor()
  await expectNoBarriers(page, 'duplicates')
  await page.getByRole('button', { name: 'No, it is new' }).click()
  await page.getByRole('button', { name: 'Create restaurant' }).click()
  await expectNoBarriers(page, 'manual')
  await page.goto('/create/match')
  await page.getByRole('button', { name: 'Yes' }).waitFor()
  await expectNoBarriers(page, 'match')
  await page.goto(WEBSITE)
  await lookUp(page, 'axe.example.com')
  await toConfirm(page)
  await expectNoBarriers(page, 'cuisine')
  expect(errors).toEqual([])
})
