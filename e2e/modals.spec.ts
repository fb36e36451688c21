import type { Locator, Page } from '@playwright/test'
import { pageOf } from './people.ts'
import { expect, test } from './test.ts'

const ROTI = 'sample-boston-nomad-roti'

/** Opens a modal by its button. */
async function openModal(page: Page, button: Locator): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  // A click before hydration is lost, and a dialog may open late, when a second click would hit it.
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ timeout: 1000 })
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  return dialog
}

/** Opens a modal by its button, closes it with Escape, and expects the focus back on the button. */
async function closesWithEscape(page: Page, button: Locator): Promise<void> {
  const dialog = await openModal(page, button)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
}

test('Escape closes the modals of one’s own restaurants', async ({ browser }) => {
  const page = await pageOf(browser, 'owner', '/admin')
  for (const name of ['Location of Nomad Roti', 'Delete Nomad Roti']) {
    await closesWithEscape(page, page.getByRole('button', { name }))
  }
})

test('what fails under an open modal is said in it, and can be dismissed', async ({ browser }) => {
  const page = await pageOf(browser, 'owner', '/admin')
  await page.route('**/api/restaurants/popup/toggle/**', (route) => route.abort())
  const dialog = await openModal(page, page.getByRole('button', { name: 'Location of Nomad Roti' }))
  const alert = dialog.getByRole('alert').filter({ hasText: /\w/ })
  // It disappears after five seconds, which a slow pointer may need.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Update Location' }).click()
    await expect(alert).toBeVisible()
    await dialog.getByRole('button', { name: 'Dismiss' }).click({ timeout: 4000 })
  }).toPass()
  await expect(alert).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('Escape closes the modals of the edit form', async ({ browser }) => {
  const page = await pageOf(browser, 'owner', `/${ROTI}/edit`)
  await closesWithEscape(page, page.getByRole('button', { name: 'Change the location' }))
  await closesWithEscape(page, page.getByRole('button', { name: /^Delete/ }))
})

test('Escape closes the modals of a restaurant', async ({ browser, addRestaurant }) => {
  const id = await addRestaurant('owner')
  const page = await pageOf(browser, 'admin', `/${id}/edit`)
  for (const hours of ['Mo 12:00-20:00', 'Tu 12:00-20:00']) {
    await page.goto(`/${id}/edit`)
    await page.getByLabel('Opening hours').fill(hours)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(`/details/${id}`)
  }
  await closesWithEscape(page, page.getByRole('button', { name: 'Report a problem' }))
  await page.getByText('History', { exact: true }).click()
  await closesWithEscape(page, page.getByRole('button', { name: /Go back to before/ }).first())
})

test('Escape closes the question before an entry of the mailing list is erased', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'admin', '/admin')
  await page.getByRole('tab', { name: 'Send Account Invitations' }).click()
  await page.getByLabel('Filter by area').uncheck()
  await closesWithEscape(page, page.getByRole('button', { name: /^Erase/ }).first())
})

test('Escape closes the question before a password is reset', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@sprig.test')
  await closesWithEscape(page, page.getByRole('button', { name: 'Forgot password' }))
})

test('Escape closes the questions on the way to a menu and to a new place', async ({ browser }) => {
  const page = await pageOf(browser, 'admin', `/details/${ROTI}/edit`)
  await page.getByRole('textbox', { name: 'Menu', exact: true }).fill('# Ours')
  await page.getByRole('button', { name: 'Read the menu' }).click()
  await page.getByLabel('Website').fill('https://green-fork.sprig-samples.com')
  await page.getByRole('button', { name: 'Read the website' }).click()
  await closesWithEscape(page, page.getByRole('button', { name: 'Replace' }))
  await page.goto('/create/v2/search')
  await page.getByLabel('Name (optional)').fill('Escape Room Kitchen')
  await closesWithEscape(page, page.getByRole('button', { name: 'Start again' }))
})

test('Escape closes the question where nothing is found, and one stays', async ({ page }) => {
  await page.goto('/?lat=0&lng=-150')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/explore/)
})
