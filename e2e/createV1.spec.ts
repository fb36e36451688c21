import { fillForm, nameIt, open, uniqueName } from './createSteps.ts'
import { expect, test } from './test.ts'

test('v1: a match gives its menu, a place that is here already is shown', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, '/create/search')
  await page.goto('/create/build')
  await expect(page).toHaveURL('/create/search')
  await page.goto('/create/match')
  await expect(page).toHaveURL('/create/search')
  const search = async (name: string) => {
    await nameIt(page, name)
    await page.getByLabel('ZIP code or city').fill('Boston, MA')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
  }
  await search('Paprika Wheels')
  await page
    .getByRole('button', { name: /on Sprig already/ })
    .first()
    .click()
  await expect(page.getByText('Is it one of these?')).toBeVisible()
  await expect(page.getByRole('link', { name: /It is already here/ }).first()).toHaveAttribute(
    'href',
    /\/details\/sample-boston-paprika-wheels/,
  )
  await page.getByRole('button', { name: 'No, it is new' }).click()
  await expect(page).toHaveURL('/create/match')
  await expect(page.getByText(/Take over cuisine and vegan options from/)).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL('/create/build')
  await expect(page.getByLabel('Dish 1', { exact: true })).not.toHaveValue('')
  await expect(page.locator('[name="cuisine"]:checked').first()).toBeVisible()

  // Without a match the visitor can continue; a running search is shown.
  await page.goto('/create/search')
  const { promise: isFound, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/findMatch?**', async (route) => {
    await isFound
    await route.fulfill({ status: 404, json: { errors: [] } })
  })
  const name = uniqueName('Qzx')
  await search(name)
  await page.getByRole('button', { name }).click()
  await expect(page.getByText('SEARCHING')).toBeVisible()
  answer()
  await expect(page).toHaveURL('/create/build')
  const sent = page.waitForRequest(
    (request) =>
      request.method() === 'POST' && new URL(request.url()).pathname === '/api/restaurants',
  )
  await fillForm(page)
  await page.getByRole('button', { name: 'Create restaurant' }).click()
  const body = (await sent).postDataJSON()
  expect(body.location.coordinates[0]).toBeLessThan(-70)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
