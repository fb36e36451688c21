import { origin } from './calls.ts'
import { uniqueName } from './createSteps.ts'
import { logIn, pageOf } from './people.ts'
import { logInByCall } from './session.ts'
import { expect, test } from './test.ts'

/** Of an owner; changed by no test. */
const WHEELS = 'sample-boston-paprika-wheels'
/** Without an owner, as none that a test adds; changed by no test. */
const TRAILER = 'sample-worcester-the-pierogi-trailer'
/** Without owners: one for each test that changes one at the same time. */
const UNOWNED = [
  'sample-boston-ember-wagon',
  'sample-boston-sunday-supper-under-the-elms',
  'sample-cambridge-tin-roof-tacos',
]
const WITH_DISHES = {
  status: 'OFFLINE',
  veganOptions: [
    { option: 'Lentil soup', description: 'with lemon' },
    { option: 'Bean stew', description: 'with bread' },
  ],
}

test('an owner edits a restaurant, in an order of dishes of their own', async ({
  browser,
  addRestaurant,
}) => {
  const id = await addRestaurant('owner', WITH_DISHES)
  const page = await pageOf(browser, 'owner', `/${id}/edit`)
  const first = page.getByLabel('Dish 1', { exact: true })
  const before = await first.inputValue()
  await page.getByRole('button', { name: `Move ${before} down` }).press('Enter')
  await expect(page.getByLabel('Dish 2', { exact: true })).toHaveValue(before)
  await page.getByLabel('Opening hours').fill('Mo-Su 12:00-21:00')
  // Unsaved changes survive a reload.
  await page.reload()
  await expect(page.getByText('changes that you had not saved')).toBeVisible()
  await expect(page.getByLabel('Dish 2', { exact: true })).toHaveValue(before)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Restaurant successfully updated')).toBeVisible()
  await expect(page).toHaveURL(`/details/${id}`)
  await expect(page.getByRole('row', { name: /^Sunday 12\sPM–9\sPM$/ })).toBeVisible()
  await page.getByText('History', { exact: true }).click()
  await expect(page.locator('.history-entry').first()).toContainText('Opening hours')
})

test('a stale edit shows both versions and loses nothing', async ({ browser, addRestaurant }) => {
  const id = await addRestaurant('owner')
  const slow = await pageOf(browser, 'owner', `/${id}/edit`)
  await slow.getByLabel('Address').fill('By the fountain')
  const quick = await pageOf(browser, 'admin', `/${id}/edit`)
  await quick.getByLabel('Website').fill('https://wheels.example')
  await quick.getByLabel('Address').fill('By the bridge')
  await quick.getByRole('button', { name: 'Save changes' }).click()
  await expect(quick).toHaveURL(`/details/${id}`)

  await slow.getByRole('button', { name: 'Save changes' }).click()
  await expect(slow.getByText('Somebody else changed this restaurant')).toBeVisible()
  const address = slow.getByRole('group', { name: 'Address' })
  await expect(address.getByText('By the fountain')).toBeVisible()
  await expect(address.getByText('By the bridge')).toBeVisible()
  await slow.getByRole('button', { name: 'Save this version' }).click()
  await expect(slow).toHaveURL(`/details/${id}`)
  await expect(slow.getByText('By the fountain')).toBeVisible()
  await expect(slow.getByRole('link', { name: 'wheels.example' })).toBeVisible()
})

test("an admin reverts a stranger's edit", async ({ browser }, { parallelIndex }) => {
  const id = UNOWNED[parallelIndex % UNOWNED.length]
  const stranger = await pageOf(browser, 'user', `/${id}/edit`)
  const name = stranger.getByLabel('Name', { exact: true })
  await expect(name).not.toHaveValue('')
  const before = await name.inputValue()
  const changed = uniqueName('Totally Not That')
  await name.fill(changed)
  await stranger.getByRole('button', { name: 'Save changes' }).click()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(changed)
  await expect(stranger.getByRole('link', { name: 'Edit Listing' })).toHaveCount(0)

  const admin = await pageOf(browser, 'admin', `/details/${id}`)
  await admin.getByText('History', { exact: true }).click()
  await admin
    .getByRole('button', { name: /Revert this change/ })
    .first()
    .click()
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(before)
})

test('what one person leaves unsaved is not shown to the next on the same device', async ({
  browser,
}) => {
  // A session of its own, because the test ends it.
  const page = await pageOf(browser, await logInByCall(origin(), 'user'), `/${TRAILER}/edit`)
  const address = page.getByLabel('Address')
  const before = await address.inputValue()
  await address.fill('Half a street')
  await expect(page.getByRole('button', { name: 'Delete restaurant' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit menu' }).click()
  await expect(page.getByRole('textbox', { name: 'Menu', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, 'admin', `/${TRAILER}/edit`)
  await expect(address).toHaveValue(before)
  await expect(page.getByText('changes that you had not saved')).toHaveCount(0)
})

test('a person who may not edit a restaurant is told before they type', async ({ browser }) => {
  const page = await pageOf(browser, 'user', `/${WHEELS}/edit`)
  await expect(page.getByText('This restaurant has an owner')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0)
  await page.goto(`/details/${WHEELS}/edit`)
  await expect(page.getByText('This restaurant has an owner')).toBeVisible()
})

test('an admin accepts a Google id', async ({ browser, request, addRestaurant }) => {
  const googleId = `ChIJ${crypto.randomUUID()}`
  const own = [await addRestaurant('user'), await addRestaurant('user')]
  const listed = await Promise.all(
    own.map(async (id) => (await request.get(`/api/restaurants/${id}`)).json()),
  )
  const [unmatched] = listed
  const [lng, lat] = unmatched.geoJson.coordinates
  const match = {
    name: unmatched.name,
    formatted_address: '1 Thai Street',
    geometry: { location: { lat: lat + 0.01, lng } },
    place_id: googleId,
  }

  const page = await pageOf(browser, 'admin', '/admin')
  // Other tests add and match restaurants meanwhile.
  await page.route('**/missingGoogleId?**', (route) =>
    route.fulfill({ headers: { 'x-total-count': '1240' }, json: listed }),
  )
  // Stands in for Google: without a place service the tab only says so.
  await page.route('**/api/restaurants/suggestions?**', (route) => route.fulfill({ json: [match] }))
  await page.getByRole('tab', { name: 'Add Google IDs' }).click()
  await expect(page.getByText('1 of 1,240 left')).toBeVisible()
  await expect(page.getByText('0.69 mi away')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).press('ArrowRight')
  await expect(page.getByText(/^2 of/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).press('ArrowLeft')
  await expect(page.getByText('0.69 mi away')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('1 of 1,239 left')).toBeVisible()
  const after = await (await request.get(`/api/restaurants/${unmatched._id}`)).json()
  expect(after.googleId).toBe(googleId)
})

test('anyone reports a restaurant, and an admin closes it', async ({
  page,
  browser,
  addRestaurant,
}) => {
  const name = uniqueName('Falafel')
  const id = await addRestaurant('user', { name })
  await page.goto(`/details/${id}`)
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await page.getByLabel('Closed for good').check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please complete recaptcha')).toBeVisible()
  await page.getByLabel('I am a person').check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you! Somebody will look at it.')).toBeVisible()

  const admin = await pageOf(browser, 'admin', '/admin')
  await admin.getByRole('tab', { name: 'Reports' }).click()
  const entry = admin.locator('.entry', { hasText: name })
  await entry.getByRole('button', { name: 'Mark as closed' }).click()
  const asked = admin.getByRole('dialog', { name })
  await asked.getByRole('button', { name: 'Mark as closed' }).click()
  await expect(entry).toHaveCount(0)
  await admin.goto(`/details/${id}`)
  await expect(admin.getByText('This restaurant has closed for good')).toBeVisible()
})

test('a menu is written in markdown with a preview, and what is not saved is kept', async ({
  browser,
  addRestaurant,
}) => {
  const id = await addRestaurant('owner')
  const page = await pageOf(browser, 'owner', `/details/${id}/edit`)
  const text = page.getByRole('textbox', { name: 'Menu', exact: true })
  expect((await text.boundingBox())?.height).toBe(200)
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

test('a menu is read from a website, and nothing that is written is replaced unasked', async ({
  browser,
  addRestaurant,
}) => {
  const id = await addRestaurant('owner')
  const page = await pageOf(browser, 'owner', `/details/${id}/edit`)
  const text = page.getByRole('textbox', { name: 'Menu', exact: true })
  await text.fill('# Ours')
  await page.getByRole('button', { name: 'Read the menu' }).click()
  await page.getByLabel('Website').fill('https://green-fork.sprig-samples.com')
  await page.getByRole('button', { name: 'Read the website' }).click()
  await expect(page.getByRole('heading', { name: 'What was read' })).toBeVisible()
  await expect(page.getByText(/^Likely vegan \(\d+\)/)).toBeVisible()
  await expect(text).toHaveValue('# Ours')
  await page.getByRole('button', { name: 'Replace' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(text).toHaveValue('# Ours')
  await page.getByRole('button', { name: 'Append' }).click()
  await expect(text).toHaveValue(/^# Ours\n\n[\s\S]{40}/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(`/details/${id}`)
  await expect(page.getByText(/^Likely vegan, \d+ of \d+ dishes:/)).toBeVisible()
})
