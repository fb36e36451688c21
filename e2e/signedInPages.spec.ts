import { findRestaurants } from './addresses.ts'
import { expectNoBarriers } from './barriers.ts'
import { listenForErrors } from './consoleErrors.ts'
import { loadAnew } from './loadAnew.ts'
import { pageOf } from './people.ts'
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

test('Log out everywhere begins where the address above it does', async ({ browser }) => {
  // Too narrow for both on one line.
  const viewport = { width: 320, height: 640 }
  const page = await pageOf(browser, 'owner', '/admin#3', { viewport })
  const beginOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().left
  }
  const address = await page.locator('.admin-who p').evaluate(beginOf)
  const button = page.getByRole('button', { name: 'Log out everywhere' })
  expect(Math.abs((await button.evaluate(beginOf)) - address)).toBeLessThan(1)
})
