import type { Page } from '@playwright/test'
import type { ClustersAnswer } from '../worker/contract/search.ts'
import { BOSTON } from './addresses.ts'
import { callApi } from './calls.ts'
import { uniqueName } from './createSteps.ts'
import { pageOf, tokenOf } from './people.ts'
import { expect, test } from './test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const WHAT_IS_OUT = '**/api/live/now?*'

const row = (page: Page, name: string) => page.locator('.row', { hasText: name })
const switchOf = (page: Page, name: string) =>
  page.getByRole('switch', { name: `${name} is out now` })

interface Placed {
  status: string
  geoJson: { coordinates: [lng: number, lat: number] }
}

const readRestaurant = (id: string) => callApi<Placed>(null, 'GET', `/api/restaurants/${id}`)
const placeOf = async (id: string) => (await readRestaurant(id)).geoJson.coordinates

/** Waits for a successful answer to a toggle, because some messages are visible for only a second. */
async function toggled(owner: Page): Promise<void> {
  const answer = await owner.waitForResponse('**/api/restaurants/popup/toggle/**')
  expect(answer.ok()).toBe(true)
}

async function toggles(owner: Page, name: string, sentence: string): Promise<void> {
  const toggle = switchOf(owner, name)
  await expect(toggle).toBeEnabled()
  await Promise.all([expect(owner.getByText(sentence)).toBeVisible(), toggle.click()])
}

/** What is under the pointer in the middle of the map: 'marker', 'cluster' or nothing. */
async function inTheMiddle(page: Page): Promise<string> {
  const canvas = page.locator('.live-map canvas')
  const box = await canvas.boundingBox()
  if (!box) return ''
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x + 40, y + 60)
  await page.mouse.move(x, y - 3)
  return (await canvas.getAttribute('data-over')) ?? ''
}

const isMarkerInTheMiddle = async (page: Page) => (await inTheMiddle(page)) === 'marker'

test.describe('with the live map', () => {
  test.use({ savesData: false })

  test('a pop-up comes and goes before the eyes of a visitor', async ({
    page,
    browser,
    addRestaurant,
  }) => {
    test.setTimeout(120_000)
    const name = uniqueName('Roti')
    const id = await addRestaurant('owner', { name, status: 'OFFLINE' })
    const [lng, lat] = await placeOf(id)
    // The page requests what is out as soon as its socket is open.
    const listens = page.waitForResponse(WHAT_IS_OUT)
    await page.goto(`/?lat=${lat}&lng=${lng}&zoom=16`)
    await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
    await expect(row(page, name).locator('.badge[data-status="OFFLINE"]')).toBeVisible()
    expect(await isMarkerInTheMiddle(page)).toBe(false)
    await listens
    // Blocks the polling every half minute, so that later changes must come through the socket.
    await page.route(WHAT_IS_OUT, (route) => route.abort())

    // The owner, on a phone, first edits today's note.
    const owner = await pageOf(browser, 'owner', `/${id}/edit`, PHONE)
    await owner.getByLabel('Opening hours').fill('Sa 12:00-21:00')
    await owner.getByRole('button', { name: 'Save changes' }).click()
    await expect(owner.getByText('Restaurant successfully updated')).toBeVisible()
    await owner.goto('/admin')
    await toggles(owner, name, 'Restaurant set to online')
    await expect(row(page, name).getByText(/Live now( · for \d+ min)?/)).toBeVisible()
    await expect.poll(() => isMarkerInTheMiddle(page)).toBe(true)

    const longer = owner.getByLabel(`until (${name})`)
    await Promise.all([toggled(owner), longer.selectOption({ index: 2 })])

    await toggles(owner, name, 'Restaurant set to offline')
    await expect(row(page, name).getByText('Offline')).toBeVisible()
    await expect.poll(() => isMarkerInTheMiddle(page)).toBe(false)
  })

  test('a zoomed-out map draws a number for a pop-up only while it is out', async ({
    context,
    request,
    addRestaurant,
  }, { parallelIndex }) => {
    // Far out at sea, where no other place joins its cluster, not even that of a test beside this one.
    const at = { lat: 36.5, lng: -66 + 7 * parallelIndex }
    const id = await addRestaurant('owner', { status: 'OFFLINE', location: null })
    const token = await tokenOf('owner')
    const toggle = (status: string) =>
      callApi(token, 'PUT', `/api/restaurants/popup/toggle/${id}`, { ...at, status })
    // A new page each time, as a page being left still sends requests.
    const open = async () => {
      const page = await context.newPage()
      const asked = page.waitForRequest('**/api/restaurants/clusters?*')
      await page.goto(`/?lat=${at.lat}&lng=${at.lng}&zoom=5`)
      await expect(page.locator('.live-map[data-ready="true"]')).toBeVisible()
      // Asked again outside the page, because a browser keeps what it received only for a while.
      const answer = await request.get((await asked).url())
      const { clusters }: ClustersAnswer = await answer.json()
      return { page, atSea: clusters.filter(({ lng }) => Math.abs(lng - at.lng) < 2) }
    }
    await toggle('ONLINE')
    const out = await open()
    expect(out.atSea).toMatchObject([{ count: 1 }])
    await expect.poll(() => inTheMiddle(out.page)).not.toBe('')
    await toggle('OFFLINE')
    const gone = await open()
    expect(gone.atSea).toEqual([])
    expect(await inTheMiddle(gone.page)).toBe('')
  })
})

test('the filter "Live now" leaves only what is out, and the address keeps it', async ({
  page,
}) => {
  await page.goto(BOSTON)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Live now').check()
  await expect(page).toHaveURL(/live=1/)
  await page.reload()
  await expect(row(page, 'Paprika Wheels')).toBeVisible()
  await expect(page.locator('.row:not(:has(.badge[data-status="ONLINE"]))')).toHaveCount(0)
})

test('a toggle that fails goes back', async ({ browser }) => {
  const page = await pageOf(browser, 'owner', '/admin')
  await page.route('**/popup/toggle/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await expect(switchOf(page, 'Paprika Wheels')).toBeChecked()
  await switchOf(page, 'Paprika Wheels').click()
  await expect(page.getByText('Error toggling restaurant, please try again')).toBeVisible()
  await expect(switchOf(page, 'Paprika Wheels')).toBeChecked()
})

test('a pop-up is moved with the keyboard alone', async ({ browser, addRestaurant }) => {
  const name = uniqueName('Roti')
  const id = await addRestaurant('owner', { name, status: 'OFFLINE' })
  const [lngBefore] = await placeOf(id)
  const page = await pageOf(browser, 'owner', '/admin')
  await page.getByRole('button', { name: `Location of ${name}` }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.live-map[data-ready="true"]')).toBeVisible()
  const place = dialog.getByLabel('Location under the pin')
  const start = await place.textContent()
  await dialog.locator('canvas').focus()
  await page.keyboard.press('ArrowRight')
  await expect(place).not.toHaveText(start ?? '')
  const update = dialog.getByRole('button', { name: 'Update Location' })
  await Promise.all([toggled(page), update.press('Enter')])
  await expect(dialog).toHaveCount(0)
  const after = await readRestaurant(id)
  expect(after.geoJson.coordinates[0]).toBeGreaterThan(lngBefore)
  expect(after.status).toBe('OFFLINE')
})
