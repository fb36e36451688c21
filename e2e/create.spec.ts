import type { Page } from '@playwright/test'
import {
  ADDRESS,
  ANSWER,
  answerWebsite,
  fillForm,
  lookUp,
  nameIt,
  open,
  uniqueName,
  WEBSITE,
} from './createSteps.ts'
import { expect, test } from './test.ts'

const options = (page: Page) => page.locator('.found-dish input:checked')

test('a website with dishes: checked, chosen, and created with its whole menu', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, `${WEBSITE}?name=Green%20Fork`)
  const name = uniqueName('Fork')
  await expect(page.getByLabel('Name (optional)')).toHaveValue('Green Fork')
  await page.getByLabel('Name (optional)').fill('')
  await expect(page.getByRole('button', { name: 'Find Restaurant' })).toBeDisabled()
  await answerWebsite(page, { ...ANSWER, name })
  const asked = page.waitForRequest('**/api/restaurant_builder/*')
  await lookUp(page, 'https://menu.example.com/food')
  expect((await asked).url()).toContain('/restaurant_builder/menu.example.com%2Ffood')

  await expect(page).toHaveURL(ADDRESS)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(page.getByLabel('Address')).toHaveValue('1 Fork Street, Boston, MA 02111')
  await expect(page.locator('.fixed-pin-label')).toHaveText(`${name.slice(0, 14)}…`)
  await page.getByRole('button', { name: 'Confirm & Proceed' }).click()

  await expect(page).toHaveURL('/create/v2/cuisine')
  const likely = page.getByRole('region', { name: /^Likely vegan/ })
  await expect(likely.getByText('marked VE by the restaurant').first()).toBeVisible()
  await expect(options(page)).toHaveCount(5)
  await expect(page.getByLabel('Lentil soup 6')).toBeDisabled()
  await page.getByLabel('Lentil soup 1').uncheck()
  await page.getByLabel('Chana masala').check()
  // The choices survive a reload.
  await page.reload()
  await expect(page.getByLabel('Chana masala')).toBeChecked()
  await expect(page.getByLabel('Lentil soup 1')).not.toBeChecked()

  await page.getByRole('button', { name: 'Create Restaurant' }).click()
  await expect(page.getByText('Choose at least one cuisine.')).toBeVisible()
  await page.getByLabel('Italian', { exact: true }).check()
  await page.getByLabel('Other').fill(' Deep-Dish')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Create Restaurant' }).click()
  await expect(page.getByText('Restaurant successfully created')).toBeVisible()
  await expect(page).toHaveURL(/\/details\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('Italian, Deep Dish')).toBeVisible()
  await expect(page.locator('.menu-text')).toContainText('The whole menu')
  await expect(page.getByRole('link', { name: 'Edit Listing' })).toBeVisible()
  const id = page.url().split('/').at(-1)
  const added = await (await page.request.get(`/api/restaurants/${id}`)).json()
  expect(added).toMatchObject({
    status: 'RESTAURANT',
    isGoogle: false,
    website: 'https://menu.example.com/food',
    geoJson: { coordinates: [-71.0612, 42.3555] },
  })
  expect(added.veganOptions).toHaveLength(5)
  expect(JSON.stringify(added.veganOptions)).toContain('Chana masala')
  await page.goto(WEBSITE)
  await expect(page.getByLabel('Website')).toHaveValue('')
})

test('the sample websites are read for real: with dishes, in another language, without any', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, WEBSITE)
  await lookUp(page, 'green-fork.sprig-samples.com')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('The Green Fork')
  await expect(page.getByLabel('Address')).toHaveValue('12 Marlow Street, Boston, MA 02116')
  await expect(page.getByLabel('Location under the pin')).toHaveText('42.35030, -71.07730')
  await page.getByRole('button', { name: 'Confirm & Proceed' }).click()
  await expect(page.getByText('marked VE by the restaurant').first()).toBeVisible()
  await expect(page.getByRole('region', { name: /^Likely not vegan/ })).toContainText('feta')
  await expect(options(page)).toHaveCount(5)

  // Data from the first website is not used for the second.
  await page.getByRole('link', { name: 'Website' }).click()
  await lookUp(page, 'https://wirtshaus-klara.sprig-samples.com')
  await expect(page).toHaveURL(ADDRESS)
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('The Green Fork')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(/Lindenweg 4/)
  await page.getByRole('link', { name: 'Website' }).click()
  await lookUp(page, 'corner-house.sprig-samples.com')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(/88 Harbour Road/)
  await nameIt(page, uniqueName('Corner'))
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm & Proceed' }).click()
  await expect(page).toHaveURL('/create/v2/cuisine/manual')
})

test('a website without dishes, and an address that is typed, lead to the manual form', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, WEBSITE)
  const name = uniqueName('<img src=x onerror=alert(1)>')
  await answerWebsite(page, {
    ...ANSWER,
    predictedOptions: [[], []],
    menu: '',
    geoJson: null,
    address: '',
  })
  await lookUp(page, 'bare.example.com')
  await expect(page).toHaveURL(ADDRESS)
  await nameIt(page, '')
  await page.getByRole('button', { name: 'No permanent address' }).click()
  await expect(page.getByText('A restaurant needs a name.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await nameIt(page, name)
  await page.getByRole('button', { name: 'Type the address' }).click()
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await expect(submit).toBeDisabled()
  await page.getByRole('textbox', { name: 'Address' }).fill('Xyzzyplugh 99')
  await submit.click()
  await expect(
    page.getByText('Xyzzyplugh 99 not recognized as a valid address, please try a different input'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill('10 Main Street, Concord, NH')
  await submit.click()
  await page.getByRole('button', { name: 'Confirm & Proceed' }).click()

  await expect(page).toHaveURL('/create/v2/cuisine/manual')
  await expect(page.getByLabel('Address')).toHaveAttribute('readonly')
  const create = page.getByRole('button', { name: 'Create restaurant' })
  await create.click()
  await expect(page.getByText('A dish needs a name.')).toBeVisible()
  await expect(page.getByText('A dish needs a description.')).toBeVisible()
  await expect(page.getByText('Choose at least one cuisine.')).toBeVisible()
  for (let i = 2; i <= 5; i += 1) await page.getByRole('button', { name: 'Add an option' }).click()
  await expect(page.getByRole('button', { name: 'Add an option' })).toHaveCount(0)
  for (let i = 5; i >= 1; i -= 1) {
    await page.getByRole('button', { name: `Remove dish ${i}`, exact: true }).click()
  }
  await create.click()
  await expect(page.getByText('Add at least one vegan option.')).toBeVisible()
  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByLabel('Other').fill('fish & chips')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(
    page.getByText('A cuisine has letters and hyphens only, as in middle-eastern.'),
  ).toBeVisible()
  await page.getByLabel('Other').fill('')
  await fillForm(page)
  await create.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('the place is found by its name, and by a map', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL, ADDRESS)
  await page.getByRole('button', { name: 'Automatic lookup' }).click()
  await expect(page).toHaveURL('/create/v2/address/google')
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await search.click()
  await expect(page.getByText('A restaurant needs a name.')).toBeVisible()
  await expect(page.getByText('Type a ZIP code or a city.')).toBeVisible()
  const name = uniqueName('Lookup')
  await nameIt(page, name)
  await page.getByLabel('ZIP code or city').fill('Nowhereville, ZZ')
  await search.click()
  await expect(page.getByText('Nowhereville, ZZ not recognized as a valid address')).toBeVisible()
  await page.getByLabel('ZIP code or city').fill('Concord, NH')
  await search.click()
  await page.getByRole('button', { name }).click()
  await expect(page).toHaveURL(ADDRESS)
  await expect(page.getByLabel('Address')).toHaveValue(/Concord/)

  // Back to the four ways, then to the map with only the keyboard.
  await page.getByRole('button', { name: 'Set the location another way' }).press('Enter')
  await page.getByRole('textbox', { name: 'Address' }).fill('')
  await page.getByRole('button', { name: 'Locate on map' }).press('Enter')
  await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
  const under = page.getByLabel('Location under the pin')
  const before = await under.textContent()
  await page.locator('canvas').focus()
  await page.keyboard.press('ArrowRight')
  await expect(under).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Get Address for Location' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Update Location' })).toBeVisible()
  await expect(page.getByLabel('Address')).toHaveValue(/Boston/)
  const confirmed = await under.textContent()
  await page.locator('canvas').focus()
  await page.keyboard.press('ArrowDown')
  await expect(under).not.toHaveText(confirmed ?? '')
  const moved = await under.textContent()
  const asked = page.waitForRequest('**/duplicates?**')
  await page.getByRole('button', { name: 'Confirm & Proceed' }).press('Enter')
  // The request uses the place that the map shows.
  const lat = new URL((await asked).url()).searchParams.get('lat')
  expect(Number(lat).toFixed(5)).toBe(moved?.split(',')[0])
})

test('a position that is not shared has its alert; one that is permitted is the place', async ({
  browser,
  baseURL,
}) => {
  const denied = await open(browser, baseURL, ADDRESS)
  await denied.getByRole('button', { name: 'Use my location' }).click()
  await expect(denied.getByText('This requires location to be shared!')).toBeVisible()
  await denied.goto('/create/search')
  await denied.getByRole('button', { name: 'Use my location' }).click()
  await expect(denied.getByText('This requires location to be shared!')).toBeVisible()

  const geolocation = { latitude: 42.3601, longitude: -71.0589 }
  const permitted = await open(browser, baseURL, ADDRESS, 'user', {
    geolocation,
    permissions: ['geolocation'],
  })
  await expect(permitted.getByLabel('Location under the pin')).toHaveText('42.36010, -71.05890')
  await expect(permitted.getByLabel('Address')).toHaveValue(/Boston/)
  await permitted.getByRole('button', { name: 'Set the location another way' }).click()
  await expect(permitted.getByRole('button', { name: 'Locate on map' })).toBeVisible()
})

test('a pop-up without a place is created OFFLINE', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL, WEBSITE)
  await page.getByLabel('Name (optional)').fill(uniqueName('Wheels'))
  await page.getByRole('button', { name: "No website / I don't know it" }).click()
  await page.getByRole('button', { name: 'No permanent address (popup/food truck)' }).click()
  await expect(page).toHaveURL('/create/v2/cuisine/manual')
  await fillForm(page)
  const sent = page.waitForRequest(
    (request) =>
      request.method() === 'POST' && new URL(request.url()).pathname === '/api/restaurants',
  )
  await page.getByRole('button', { name: 'Create restaurant' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    status: 'OFFLINE',
    metadata: { isGoogle: false },
  })
  await expect(page).toHaveURL(/\/details\//)
  const added = await (
    await page.request.get(`/api/restaurants/${page.url().split('/').at(-1)}`)
  ).json()
  expect([added.status, added.geoJson]).toEqual(['OFFLINE', null])
})
