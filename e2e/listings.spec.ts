import { expect, type Page, test } from '@playwright/test'
import { pageOf } from './people.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const ROTI = 'sample-boston-nomad-roti'
const WHEELS = 'sample-boston-paprika-wheels'
const UNOWNED = 'sample-boston-ember-wagon'
/** What a visitor with the page open may have to wait for, in milliseconds. */
const LIVE_MS = 2000

const row = (page: Page, name: string) => page.locator('.row', { hasText: name })
const switchOf = (page: Page, name: string) =>
  page.getByRole('switch', { name: `${name} is out now` })

/** Whether the pointer, in the middle of the map, is over a marker. */
async function isMarkerInTheMiddle(page: Page): Promise<boolean> {
  const canvas = page.locator('.map-island canvas')
  const box = await canvas.boundingBox()
  if (!box) return false
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x + 40, y + 60)
  await page.mouse.move(x, y - 3)
  return (await canvas.getAttribute('data-over')) === 'marker'
}

test('a pop-up comes and goes before the eyes of a visitor', async ({ page, browser, request }) => {
  const { geoJson } = await (await request.get(`/api/restaurants/${ROTI}`)).json()
  const [lng, lat] = geoJson.coordinates
  await page.goto(`/?lat=${lat}&lng=${lng}&zoom=16`)
  await expect(page.locator('.map-island[data-ready="true"]')).toBeVisible()
  await expect(row(page, 'Nomad Roti').locator('.badge[data-status="OFFLINE"]')).toBeVisible()
  expect(await isMarkerInTheMiddle(page)).toBe(false)

  const owner = await pageOf(browser, 'owner', '/admin', PHONE)
  await switchOf(owner, 'Nomad Roti').click()
  await expect(row(page, 'Nomad Roti').getByText('Live now')).toBeVisible({ timeout: LIVE_MS })
  await expect.poll(() => isMarkerInTheMiddle(page), { timeout: LIVE_MS }).toBe(true)
  await expect(row(page, 'Nomad Roti').getByText(/live, (just now|\d+ min ago)/)).toBeVisible()
  await expect(owner.getByText('Restaurant set to online')).toBeVisible()

  await owner.getByLabel('here until (Nomad Roti)').selectOption({ index: 2 })
  await expect(owner.getByText('Restaurant updated!')).toBeVisible()

  await switchOf(owner, 'Nomad Roti').click()
  await expect(row(page, 'Nomad Roti').getByText('Offline')).toBeVisible({ timeout: LIVE_MS })
  await expect.poll(() => isMarkerInTheMiddle(page), { timeout: LIVE_MS }).toBe(false)
  await expect(owner.getByText('Restaurant set to offline')).toBeVisible()
})

test('the filter "Live now" leaves only what is out, and the address keeps it', async ({
  page,
}) => {
  await page.goto('/cities/massachusetts/boston')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Live now').check()
  await expect(page).toHaveURL(/live=1/)
  await page.reload()
  await expect(row(page, 'Paprika Wheels')).toBeVisible()
  await expect(page.locator('.row:not(:has(.badge[data-status="ONLINE"]))')).toHaveCount(0)
})

test('an owner edits a listing, in an order of dishes of their own', async ({ browser }) => {
  const page = await pageOf(browser, 'owner', `/${WHEELS}/edit`)
  const first = page.getByLabel('Dish 1', { exact: true })
  const before = await first.inputValue()
  await page.getByRole('button', { name: `Move ${before} down` }).press('Enter')
  await expect(page.getByLabel('Dish 2', { exact: true })).toHaveValue(before)
  await page.getByLabel('Opening hours').fill('Mo-Su 12:00-21:00')
  // What was not saved is there again.
  await page.reload()
  await expect(page.getByText('changes that you had not saved')).toBeVisible()
  await expect(page.getByLabel('Dish 2', { exact: true })).toHaveValue(before)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Restaurant successfully updated')).toBeVisible()
  await expect(page).toHaveURL(`/details/${WHEELS}`)
  await expect(page.getByText('Mon–Sun 12:00–21:00')).toBeVisible()
  await page.getByText('History', { exact: true }).click()
  await expect(page.locator('.history-entry').first()).toContainText('Opening hours')
})

test('a stale edit shows both versions and loses nothing', async ({ browser }) => {
  const slow = await pageOf(browser, 'owner', `/${WHEELS}/edit`)
  await slow.getByLabel('Address').fill('By the fountain')
  const quick = await pageOf(browser, 'admin', `/${WHEELS}/edit`)
  await quick.getByLabel('Website').fill('https://wheels.example')
  await quick.getByLabel('Address').fill('By the bridge')
  await quick.getByRole('button', { name: 'Save changes' }).click()
  await expect(quick).toHaveURL(`/details/${WHEELS}`)

  await slow.getByRole('button', { name: 'Save changes' }).click()
  await expect(slow.getByText('Somebody else changed this listing')).toBeVisible()
  const address = slow.getByRole('group', { name: 'Address' })
  await expect(address.getByText('By the fountain')).toBeVisible()
  await expect(address.getByText('By the bridge')).toBeVisible()
  await slow.getByRole('button', { name: 'Save this version' }).click()
  await expect(slow).toHaveURL(`/details/${WHEELS}`)
  await expect(slow.getByText('By the fountain')).toBeVisible()
  await expect(slow.getByRole('link', { name: 'wheels.example' })).toBeVisible()
})

test('a toggle that fails goes back', async ({ browser }) => {
  const page = await pageOf(browser, 'owner', '/admin')
  await page.route('**/popup/toggle/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await expect(switchOf(page, 'Paprika Wheels')).toBeChecked()
  await switchOf(page, 'Paprika Wheels').click()
  await expect(page.getByText('Error toggling restaurant, please try again')).toBeVisible()
  await expect(switchOf(page, 'Paprika Wheels')).toBeChecked()
})

test('Escape closes every modal, and the focus returns', async ({ browser }) => {
  const page = await pageOf(browser, 'owner', '/admin')
  for (const name of ['Location of Nomad Roti', 'Delete Nomad Roti']) {
    const button = page.getByRole('button', { name })
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  await page.goto(`/details/${ROTI}`)
  await page.getByRole('button', { name: 'Closed, moved, wrong?' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a pop-up is moved with the keyboard alone', async ({ browser, request }) => {
  const before = await (await request.get(`/api/restaurants/${ROTI}`)).json()
  const page = await pageOf(browser, 'owner', '/admin')
  await page.getByRole('button', { name: 'Location of Nomad Roti' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.map-island[data-ready="true"]')).toBeVisible()
  const place = dialog.getByLabel('Place under the pin')
  const start = await place.textContent()
  await dialog.locator('canvas').focus()
  await page.keyboard.press('ArrowRight')
  await expect(place).not.toHaveText(start ?? '')
  await dialog.getByRole('button', { name: 'Update Location' }).press('Enter')
  await expect(page.getByText('Restaurant updated!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const after = await (await request.get(`/api/restaurants/${ROTI}`)).json()
  expect(after.geoJson.coordinates[0]).toBeGreaterThan(before.geoJson.coordinates[0])
  expect(after.status).toBe('OFFLINE')
})

test("an admin reverts a stranger's edit", async ({ browser }) => {
  const stranger = await pageOf(browser, 'user', `/${UNOWNED}/edit`)
  await stranger.getByLabel('Name', { exact: true }).fill('Totally Not Ember Wagon')
  await stranger.getByRole('button', { name: 'Save changes' }).click()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Totally Not Ember Wagon')
  await expect(stranger.getByRole('link', { name: 'Edit Listing' })).toHaveCount(0)

  const admin = await pageOf(browser, 'admin', `/details/${UNOWNED}`)
  await admin.getByText('History', { exact: true }).click()
  await admin
    .getByRole('button', { name: /Revert this change/ })
    .first()
    .click()
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Ember Wagon')
})

test('an admin accepts a Google id', async ({ browser, request }) => {
  const page = await pageOf(browser, 'admin', '/admin')
  // The place search is a provider's: this stands in for its answer.
  await page.route('**/api/restaurants/suggestions**', (route) =>
    route.fulfill({
      json: [
        {
          name: 'Match From The Provider',
          formatted_address: '1 Main Street',
          geometry: { location: { lat: 42.36, lng: -71.06 } },
          place_id: 'ChIJlistings',
        },
      ],
    }),
  )
  await page.getByRole('tab', { name: 'Add Google IDs' }).click()
  const count = page.getByText(/^1 of [\d,]+ left$/)
  await expect(count).toBeVisible()
  const left = await count.textContent()
  await expect(page.getByText('Match From The Provider')).toBeVisible()
  await expect(page.getByText(/[\d.]+ mi away/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).press('ArrowRight')
  await expect(page.getByText(/^2 of/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).press('ArrowLeft')
  const path = await page.locator('.matching-name a').getAttribute('href')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Restaurant updated!')).toBeVisible()
  await expect(page.getByText(left ?? '')).toHaveCount(0)
  const id = path?.split('/').at(-1)
  const restaurant = await (await request.get(`/api/restaurants/${id}`)).json()
  expect(restaurant.googleId).toBe('ChIJlistings')
})

test('anyone reports a listing, and an admin closes it', async ({ page, browser }) => {
  const id = 'sample-boston-falafel-at-the-fountain'
  await page.goto(`/details/${id}`)
  await page.getByRole('button', { name: 'Closed, moved, wrong?' }).click()
  await page.getByLabel('Closed for good').check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please complete recaptcha')).toBeVisible()
  await page.getByLabel('I am a person').check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you! Somebody will look at it.')).toBeVisible()

  const admin = await pageOf(browser, 'admin', '/admin')
  await admin.getByRole('tab', { name: 'Reports' }).click()
  const entry = admin.locator('.entry', { hasText: 'Falafel at the Fountain' })
  await entry.getByRole('button', { name: 'Close listing' }).click()
  await expect(entry).toHaveCount(0)
  await admin.goto(`/details/${id}`)
  await expect(admin.getByText('This place has closed for good')).toBeVisible()
})

test('a menu is written in markdown with a preview, and what is not saved is kept', async ({
  browser,
}) => {
  const id = 'sample-boston-beit-miriam'
  const page = await pageOf(browser, 'owner', `/details/${id}/edit`)
  const text = page.getByRole('textbox', { name: 'Menu, in markdown' })
  await text.fill('falafel')
  await text.selectText()
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(text).toHaveValue('**falafel**')
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText(
    'falafel',
  )
  await page.reload()
  await expect(text).toHaveValue('**falafel**')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(`/details/${id}`)
  await expect(page.locator('.menu-text strong')).toHaveText('falafel')
  await expect(page.getByRole('link', { name: 'Edit Description' })).toBeVisible()
})
