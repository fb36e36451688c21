import type { Locator } from '@playwright/test'
import { findRestaurants } from './addresses.ts'
import { expectNoBarriers } from './barriers.ts'
import { callApi } from './calls.ts'
import { listenForErrors } from './consoleErrors.ts'
import { loadAnew } from './loadAnew.ts'
import { pageOf, tokenOf } from './people.ts'
import { expect, test } from './test.ts'

test('no page of somebody signed in holds a barrier, nor does its waking fail', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const page = await pageOf(browser, 'admin', 'about:blank')
  const errors = listenForErrors(page)
  const { withMenu } = await findRestaurants(baseURL ?? '')
  const editor = `${withMenu}/edit`
  const pages = [
    { path: editor, shows: page.getByRole('toolbar', { name: 'Formatting' }) },
    { path: editor.replace('/details', ''), shows: page.getByLabel('Name', { exact: true }) },
    { path: '/de/admin#1', shows: page.getByRole('tabpanel') },
    { path: '/admin#1', shows: page.getByRole('tabpanel') },
    { path: '/admin#2', shows: page.getByRole('tabpanel') },
    { path: '/admin#3', shows: page.getByRole('tabpanel') },
    { path: '/admin#5', shows: page.getByRole('region', { name: 'Sizes' }) },
  ]
  for (const { path, shows } of pages) {
    await loadAnew(page, path)
    await expect(shows).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)
    await expectNoBarriers(page, path)
    expect(errors, path).toEqual([])
  }
})

/** Where its words begin. */
const beginOf = (found: Locator) =>
  found.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().left
  })

test('Log out everywhere begins where the address above it does', async ({ browser }) => {
  // Too narrow for both on one line.
  const viewport = { width: 320, height: 640 }
  const page = await pageOf(browser, 'owner', '/admin#3', { viewport })
  const address = await beginOf(page.locator('.admin-who p'))
  const button = page.getByRole('button', { name: 'Log out everywhere' })
  expect(Math.abs((await beginOf(button)) - address)).toBeLessThan(1)
})

test('what an owner has for a pop-up stands in lines and columns on a phone', async ({
  browser,
  account,
}) => {
  const cart = { name: 'Roti Cart', cuisine: ['thai'], location: '42.36,-71.06', status: 'OFFLINE' }
  const { _id: id } = await callApi<{ _id: string }>(
    account.token,
    'POST',
    '/api/restaurants',
    cart,
  )
  const at = { lat: 42.36, lng: -71.06, status: 'ONLINE' }
  await callApi(account.token, 'PUT', `/api/restaurants/popup/toggle/${id}`, at)
  const report = { kind: 'moved', note: 'Next door', recaptchaToken: '' }
  await callApi(await tokenOf('user'), 'POST', `/api/restaurants/${id}/reports`, report)

  const page = await pageOf(browser, account, '/admin', { viewport: { width: 390, height: 844 } })
  const plan = page.getByRole('link', { name: 'Plan ahead' })
  const name = await beginOf(page.getByRole('link', { name: 'Roti Cart', exact: true }).first())
  expect(Math.abs((await beginOf(plan)) - name)).toBeLessThan(1)

  const actions = page.locator('.reports .entry-actions > *')
  await expect(actions).toHaveCount(4)
  const begins = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  expect(new Set(begins).size).toBe(2)

  await page.setViewportSize({ width: 340, height: 740 })
  await page.goto(`/${id}/edit`)
  await page.getByRole('button', { name: 'Add hours to Monday' }).click()
  const opens = await page.getByLabel('Monday, opens').boundingBox()
  const remove = page.getByRole('button', { name: 'Remove these hours of Monday' })
  expect((await remove.boundingBox())?.y).toBeLessThan((opens?.y ?? 0) + (opens?.height ?? 0))
})
