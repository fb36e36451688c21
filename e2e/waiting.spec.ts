import { callApi } from './calls.ts'
import { tokenOf } from './people.ts'
import { NO_NETWORK, signIn, startBrowser } from './profile.ts'
import { expect, test } from './test.ts'

const NAME = 'Café of the Waiting Line'

test('an edit without a connection survives a restart and arrives once; a conflict is shown', async ({
  baseURL,
  addRestaurant,
}, testInfo) => {
  test.setTimeout(90_000)
  const origin = baseURL ?? ''
  const profile = testInfo.outputPath('profile')
  const id = await addRestaurant('user', { name: NAME })
  const now = async () => (await fetch(`${origin}/api/restaurants/${id}`)).json()

  let browser = await startBrowser(profile, origin)
  let page = await browser.newPage()
  await signIn(page, origin, 'user')
  await page.goto(`/${id}/edit`)
  await page.getByLabel('Address').fill('By the sea')
  await browser.setOffline(true)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/^Waiting for a connection/)).toBeVisible()
  await browser.close()

  browser = await startBrowser(profile, origin, NO_NETWORK)
  page = await browser.newPage()
  await page.goto('/explore')
  await expect(page.getByRole('list', { name: 'What waits' })).toContainText(NAME)
  await browser.close()

  browser = await startBrowser(profile, origin)
  const sent: string[] = []
  browser.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url())
  })
  const pages = [await browser.newPage(), await browser.newPage()]
  await Promise.all(pages.map((one) => one.goto('/about')))
  await expect.poll(now).toMatchObject({ address: 'By the sea', version: 2 })

  page = pages[0] ?? (await browser.newPage())
  await page.goto(`/${id}/edit`)
  await expect(page.getByLabel('Address')).toHaveValue('By the sea')
  await page.getByLabel('Address').fill('By the river')
  await browser.setOffline(true)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/^Waiting for a connection/)).toBeVisible()
  const edit = { name: NAME, address: 'By the bridge' }
  await callApi(await tokenOf('admin'), 'PUT', `/api/restaurants/${id}`, edit)
  expect(sent).toHaveLength(2)
  await browser.setOffline(false)
  const address = page.getByRole('group', { name: 'Address' })
  await expect(address.getByText('By the river')).toBeVisible()
  await expect(address.getByText('By the bridge')).toBeVisible()
  await page.getByRole('button', { name: 'Save this version' }).click()
  await expect.poll(now).toMatchObject({ address: 'By the river', version: 4 })
  await browser.close()
})

test('the form of a kept place opens without any network, and what is saved in it arrives', async ({
  baseURL,
  addRestaurant,
}, testInfo) => {
  test.setTimeout(90_000)
  const origin = baseURL ?? ''
  const profile = testInfo.outputPath('profile')
  const id = await addRestaurant('user', { name: NAME })
  const now = async (): Promise<{ geoJson: { coordinates: [number, number] } }> =>
    (await fetch(`${origin}/api/restaurants/${id}`)).json()
  const [lng, lat] = (await now()).geoJson.coordinates

  let browser = await startBrowser(profile, origin)
  let page = await browser.newPage()
  await signIn(page, origin, 'user')
  await page.goto(`/offline?near=Here&lat=${lat}&lng=${lng}&km=2`)
  await page.getByRole('button', { name: 'Keep this area' }).click()
  await expect(page.getByRole('list', { name: 'Kept areas' })).toContainText('Here')
  await browser.close()

  browser = await startBrowser(profile, origin, NO_NETWORK)
  page = await browser.newPage()
  await page.goto(`/${id}/edit`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(NAME)
  await page.getByLabel('Address').fill('In the cellar')
  await page.getByRole('button', { name: 'Change the location' }).click()
  await expect(page.getByRole('status', { name: 'Location under the pin' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Edit menu' }).click()
  await page.getByRole('link', { name: 'Edit everything else' }).click()
  await expect(page.getByLabel('Address')).toHaveValue('In the cellar')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/^Waiting for a connection/)).toBeVisible()
  await browser.close()

  browser = await startBrowser(profile, origin)
  page = await browser.newPage()
  await page.goto('/about')
  await expect.poll(now).toMatchObject({ address: 'In the cellar', version: 2 })
  await browser.close()
})
