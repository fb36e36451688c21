import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findRestaurants } from './addresses.ts'
import { expectNoBarriers } from './barriers.ts'
import { listenForErrors } from './consoleErrors.ts'
import { logIn, pageOf } from './people.ts'
import { savedOf } from './savedCalls.ts'
import { deviceOf } from './session.ts'
import { expect, test } from './test.ts'

// As most visitors see it.
test.use({ savesData: false })

const heart = (page: Page) => page.locator('.details-head').getByRole('button', { name: /^Save / })
const isPressed = (page: Page, pressed = true) =>
  expect(heart(page)).toHaveAttribute('aria-pressed', String(pressed))

/** Saves the restaurant at an address; returns its name. */
async function save(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await heart(page).click()
  await isPressed(page)
  return await page.locator('h1').innerText()
}

const rows = (page: Page) => page.locator('.saved-row')
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
test('places saved without an account stay on the device, with notes, lists and files', async ({
  page,
  baseURL,
}) => {
  const errors = listenForErrors(page)
  const { withMenu, bare } = await findRestaurants(baseURL ?? '')
  const first = await save(page, withMenu)
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  const second = await save(page, bare)
  // The heart is filled before its script is requested.
  await page.route('**/assets/Heart-*', (route) => route.abort())
  await page.reload()
  await isPressed(page)
  await page.unroute('**/assets/Heart-*')

  await page.goto('/saved')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible()
  await page.getByLabel('Name of a new list').fill('Weekend')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL(/\/saved\?list=/)
  await page.getByRole('link', { name: /^All/ }).click()
  const row = rowOf(page, first)
  await row.getByText('Note and lists').click()
  await row.getByLabel(`Your note on ${first}`).fill('Ask for Mia')
  // The note is saved between pressing and releasing; nothing may move under the finger.
  await row.getByLabel('Weekend').click({ delay: 300 })
  await expect(row.getByLabel('Weekend')).toBeChecked()
  await expect(row.locator('.saved-note')).toHaveText('Ask for Mia')
  await page.getByRole('link', { name: /^Weekend/ }).click()
  await expect(rows(page)).toHaveCount(1)
  await expectNoBarriers(page, '/saved')

  await page.reload()
  await expect(rowOf(page, first).locator('.saved-note')).toHaveText('Ask for Mia')
  for (const format of ['GeoJSON', 'KML']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: format }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    expect(text).toContain('Ask for Mia')
    expect(text).not.toContain(second)
  }
  await page.getByRole('link', { name: /^All/ }).click()
  await page.getByRole('button', { name: `Remove ${second}` }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
  expect(errors.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
})

test('what two devices save, one of them without a line, comes together once', async ({
  page: phone,
  browser,
  baseURL,
  account,
}) => {
  const origin = baseURL ?? ''
  const { token } = account
  const { withMenu, withDishes, bare } = await findRestaurants(origin)
  const first = await save(phone, withMenu)
  const device = await deviceOf(browser, origin, account)
  const laptop = await device.newPage()
  const second = await save(laptop, bare)
  await expect.poll(async () => Object.keys((await savedOf(token)).places)).toHaveLength(1)

  // Logging in moves what the phone has into the account.
  await logIn(phone, account, '/saved')
  await expect(rows(phone)).toHaveCount(2)
  await expect.poll(async () => Object.keys((await savedOf(token)).places)).toHaveLength(2)

  // Offline and with a wrong clock, the laptop saves another place and writes a note.
  await laptop.goto('/saved')
  await expect(rows(laptop)).toHaveCount(2)
  await laptop.goto(withDishes)
  await heart(laptop).hover()
  await isPressed(laptop, false)
  // The heart's script must be loaded before the connection is lost.
  await laptop.waitForLoadState('networkidle')
  await device.setOffline(true)
  await heart(laptop).click()
  await isPressed(laptop)
  await expect(rowOf(phone, first)).toHaveCount(1)
  const sent: string[] = []
  laptop.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postData() ?? '')
  })
  await device.setOffline(false)
  await expect.poll(async () => Object.keys((await savedOf(token)).places)).toHaveLength(3)
  expect(sent).toHaveLength(1)
  const answered = phone.waitForResponse(
    (answer) => answer.url().endsWith('/api/saved') && answer.request().method() === 'GET',
  )
  await phone.reload()
  // The device's own copy is shown until the account's comes.
  expect((await answered).status()).toBe(200)
  await expect(rows(phone)).toHaveCount(3)
  await expect(rowOf(phone, second)).toHaveCount(1)
  await device.close()
})

test('a list is shared by a link until it is taken back', async ({
  browser,
  page,
  baseURL,
  account,
}) => {
  const origin = baseURL ?? ''
  const { withMenu } = await findRestaurants(origin)
  const owner = await (await deviceOf(browser, origin, account)).newPage()
  const name = await save(owner, withMenu)
  await owner.goto('/saved')
  await owner.getByLabel('Name of a new list').fill('For Mia')
  await owner.getByRole('button', { name: 'Add', exact: true }).click()
  // Storing the list takes a moment, and then the page goes to it.
  await expect(owner).toHaveURL(/\/saved\?list=/)
  await owner.getByRole('link', { name: /^All/ }).click()
  await rowOf(owner, name).getByText('Note and lists').click()
  await rowOf(owner, name).getByLabel(`Your note on ${name}`).fill('Between us')
  await rowOf(owner, name).getByLabel('For Mia').check()
  await owner.getByRole('link', { name: /^For Mia/ }).click()
  await owner.getByRole('button', { name: 'Share by a link' }).click()
  const link = await owner.getByRole('link', { name: 'this link' }).getAttribute('href')

  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'For Mia' })).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByText('Between us')).toHaveCount(0)
  const saves = page.getByRole('button', { name: `Save ${name}` })
  await saves.click()
  await expect(saves).toHaveAttribute('aria-pressed', 'true')
  await expectNoBarriers(page, '/lists/…')
  await owner.getByRole('button', { name: 'Take the link back' }).click()
  await expect(owner.getByRole('button', { name: 'Share by a link' })).toBeVisible()
  expect((await page.goto(link ?? ''))?.status()).toBe(404)
})

for (const [at, shown] of [
  ['/saved', 'Nothing is saved yet.'],
  ['/admin', 'Welcome back'],
] as const) {
  test(`logging out at ${at} leaves nothing of it on the device`, async ({
    browser,
    baseURL,
    account,
  }) => {
    const { withMenu } = await findRestaurants(baseURL ?? '')
    const page = await pageOf(browser, account, withMenu)
    await heart(page).click()
    await isPressed(page)
    await page.goto('/saved')
    await expect(rows(page)).toHaveCount(1)
    await page.goto(at)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText(shown)).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const read = (name: string, store: string) =>
            new Promise<IDBValidKey[]>((done) => {
              const opening = indexedDB.open(name)
              opening.onsuccess = () => {
                const all = opening.result.transaction(store).objectStore(store).getAllKeys()
                all.onsuccess = () => done(all.result)
              }
            })
          const saved = await read('sprig-saved', 'saved')
          const places = await read('sprig-saved-places', 'places')
          // Data without an account may exist, but must be empty.
          const others = saved.filter((key) => key !== 'saved:')
          return [places, others, localStorage.getItem('saved')]
        }),
      )
      .toEqual([[], [], null])
    await page.goto(withMenu)
    await heart(page).hover()
    await isPressed(page, false)
  })
}
