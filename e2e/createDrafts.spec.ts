import {
  ADDRESS,
  ANSWER,
  answerWebsite,
  FAILED,
  fillForm,
  lookUp,
  nameIt,
  open,
  toConfirm,
  uniqueName,
  WEBSITE,
} from './createSteps.ts'
import { logInByCall, PASSWORD, type SampleAccount } from './session.ts'
import { expect, test } from './test.ts'

test('whatever call fails, nothing is lost', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL, WEBSITE)
  await page.route('**/api/restaurant_builder/**', (route) => route.fulfill(FAILED))
  await lookUp(page, 'http://broken.example.com')
  await expect(page).toHaveURL(ADDRESS)
  await expect(page.locator('.alert')).toHaveCount(0)
  const name = uniqueName('Storm')
  await nameIt(page, name)
  await page.getByRole('button', { name: 'Type the address' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('1 Main Street')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText('1 Main Street not recognized as a valid address')).toBeVisible()
  await page.getByRole('button', { name: 'Automatic lookup' }).click()
  await page.route('**/api/restaurants/suggestions?**', (route) => route.fulfill(FAILED))
  await page.getByLabel('ZIP code or city').fill('Boston, MA')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('The search failed. Please try again.')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Locate on map' }).click()
  await page.getByRole('button', { name: 'Get Address for Location' }).click()
  await page.route('**/api/restaurants/duplicates?**', (route) => route.abort())
  await page.getByRole('button', { name: 'Confirm & Proceed' }).click()
  await fillForm(page)

  const answers: (typeof FAILED)[] = [
    FAILED,
    { status: 400, json: { errors: [{ msg: 'name is odd', param: 'name' }] } },
  ]
  await page.route('**/api/restaurants', (route) => {
    const next = answers.shift()
    return next ? route.fulfill(next) : route.continue()
  })
  const create = page.getByRole('button', { name: 'Create restaurant' })
  await create.click()
  await expect(page.getByText('Error creating restaurant, please try again')).toBeVisible()
  await create.click()
  await expect(page.getByText('name is odd').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Restaurant name')).toHaveValue(name)
  await expect(page.getByLabel('Dish 1', { exact: true })).toHaveValue('Lentil soup')
  await create.click()
  await expect(page.getByText('Restaurant successfully created')).toBeVisible()
  await page.goto(WEBSITE)
  await expect(page.getByText('did not finish')).toHaveCount(0)
})

test('a double click, and a lost answer, make one restaurant', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL, WEBSITE)
  const name = uniqueName('Twice')
  await answerWebsite(page, { ...ANSWER, name, menu: '' })
  await lookUp(page, 'twice.example.com')
  await toConfirm(page)
  await page.getByLabel('Italian', { exact: true }).check()
  let tries = 0
  await page.route('**/api/restaurants', async (route) => {
    tries += 1
    // The first request arrives, but its answer is lost.
    if (tries > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  const create = page.getByRole('button', { name: 'Create Restaurant' })
  await create.dblclick()
  await expect(page.getByText('Error creating restaurant, please try again')).toBeVisible()
  expect(tries).toBe(1)
  // Later changes update the restaurant that was created.
  await page.getByLabel('Lentil soup 1').uncheck()
  await create.dblclick()
  await expect(page).toHaveURL(/\/details\//)
  const id = page.url().split('/').at(-1)
  const query = new URLSearchParams({ lat: '42.3555', long: '-71.0612', keywords: name })
  const found = await (await page.request.get(`/api/restaurants/query?${query}`)).json()
  expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([id])
  expect(found[0].veganOptions).toHaveLength(4)

  // A second try shows that the place exists.
  await page.goto(WEBSITE)
  await lookUp(page, 'twice.example.com')
  await page.getByRole('button', { name: 'Confirm & Proceed' }).click()
  await page.getByRole('link', { name: `It is already here: ${name}` }).click()
  await expect(page).toHaveURL(`/details/${id}`)
})

test('two tabs keep their own drafts, and one draft in two tabs stays one', async ({
  browser,
  baseURL,
}) => {
  const first = await open(browser, baseURL, WEBSITE)
  const [one, two] = [uniqueName('One'), uniqueName('Two')]
  await first.getByLabel('Name (optional)').fill(one)
  await first.getByRole('button', { name: 'No website' }).click()
  await expect(first.getByLabel('Name', { exact: true })).toHaveValue(one)

  const second = await first.context().newPage()
  await second.goto(WEBSITE)
  await expect(second.getByRole('button', { name: `Continue with ${one}` })).toBeVisible()
  await second.getByLabel('Name (optional)').fill(two)
  await first.reload()
  await expect(first.getByLabel('Name', { exact: true })).toHaveValue(one)
  await expect(second.getByLabel('Name (optional)')).toHaveValue(two)

  // Both tabs have the same draft, and each sees what the other types.
  await second.getByRole('button', { name: `Continue with ${one}` }).click()
  await expect(second).toHaveURL(ADDRESS)
  await second.getByLabel('Name', { exact: true }).fill(`${one} B`)
  await expect(first.getByLabel('Name', { exact: true })).toHaveValue(`${one} B`)
  await second.getByRole('button', { name: 'Start again' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Start again' }).click()
  await expect(second).toHaveURL(WEBSITE)
  await expect(
    first.getByText('This restaurant has been added or discarded meanwhile.'),
  ).toBeVisible()
  await first.goto(WEBSITE)
  await expect(first.getByRole('button', { name: `Continue with ${two}` })).toBeVisible()
})

test('an expired session asks to log in and comes back to the draft; logging out forgets it', async ({
  browser,
  baseURL,
}) => {
  const session = await logInByCall(baseURL ?? '', 'user')
  const page = await open(browser, baseURL, ADDRESS, session)
  const name = uniqueName('Expired')
  await nameIt(page, name)
  await page.getByRole('button', { name: 'No permanent address' }).click()
  await fillForm(page)
  const headers = { 'x-auth-token': session.token }
  await page.request.post('/api/users/logout', { headers })
  // The alert goes after five seconds, perhaps before the rest of the page has come.
  await Promise.all([
    expect(page.locator('.alert')).toHaveText('Please log in'),
    page.getByRole('button', { name: 'Create restaurant' }).click(),
  ])
  await expect(page).toHaveURL('/login?next=%2Fcreate%2Fv2%2Fcuisine%2Fmanual')
  const logIn = async (account: SampleAccount) => {
    await page.getByLabel('Email').fill(`${account}@sprig.test`)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  }
  await logIn('user')
  await expect(page).toHaveURL('/create/v2/cuisine/manual')
  await expect(page.getByLabel('Restaurant name')).toHaveValue(name)
  await expect(page.getByLabel('Dish 1', { exact: true })).toHaveValue('Lentil soup')

  // A place search with an ended session says so.
  await page.goto('/create/search')
  await page.route('**/suggestions?**', (route) =>
    route.fulfill({ status: 401, json: { errors: [{ msg: 'Please log in' }] } }),
  )
  await page.getByLabel('ZIP code or city').fill('Boston, MA')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Please reauthenticate')).toBeVisible()
  await expect(page).toHaveURL('/login?next=%2Fcreate%2Fsearch')
  await logIn('owner')
  await expect(page).toHaveURL('/create/search')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn('user')
  await page.goto('/create/search')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn('user')
  await page.goto('/create/search')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
})
