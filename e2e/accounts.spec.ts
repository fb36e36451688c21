import type { Browser, Page } from '@playwright/test'
import { origin } from './calls.ts'
import { linkTo, waitForMail } from './mailbox.ts'
import { pageOf } from './people.ts'
import { logInByCall, PASSWORD } from './session.ts'
import { expect, test } from './test.ts'

// Tests share the accounts of the samples, and an account's eleventh login ends its first session.
const BETA = { email: 'beta@sprig.test', password: PASSWORD }
const ADMIN = { email: 'admin@sprig.test', password: PASSWORD }
const FIRST_PASSWORD = 'seven green lentils'
const SECOND_PASSWORD = 'eight red lentils'
const WRONG_LOGIN = 'The email address or the password is wrong'

/** An address that no other run has used. */
const newEmail = (name: string) => `${name}-${crypto.randomUUID()}@example.com`

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function preRegister(page: Page, email: string) {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('City').fill('Yonkers')
  await page.getByLabel('I am a person').check()
  await page.getByRole('button', { name: 'Pre-register' }).click()
}

/** An admin finds the person on the list and invites them. */
async function invite(browser: Browser, email: string) {
  const page = await pageOf(browser, 'admin', '/admin#2')
  await page.getByLabel('Filter by area').uncheck()
  await page.getByLabel('Search the mailing list').fill(email)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 person')).toBeVisible()
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(page.getByText(`Invitation sent for ${email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend Invitation' })).toBeVisible()
  await page.context().close()
}

async function choosePassword(page: Page, password: string, label: string) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: label, exact: true }).click()
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test('from pre-registration to a reset password, by real mail', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const { request } = page
  const email = newEmail('ada')

  await preRegister(page, email)
  await expect(page.getByText('Thank you!')).toBeVisible()
  await expect(page.getByText('It may land in your spam folder')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await waitForMail(request, email, /pre-registration/)

  await invite(browser, email)
  const invitation = await waitForMail(request, email, /invitation/)
  await page.goto(linkTo(invitation, '/create-account/'))
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await choosePassword(page, FIRST_PASSWORD, 'Create Account')
  await expect(page.getByText('Your account is ready and you are logged in')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a restaurant' })).toHaveAttribute(
    'href',
    '/create/v2/search',
  )

  // Another browser of the same person stays logged in until the password changes.
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/login?next=/admin')
  await logIn(elsewhere, { email, password: FIRST_PASSWORD })
  await expect(elsewhere.getByRole('tab', { name: 'Manage My Restaurants' })).toBeVisible()
  await expect(elsewhere.getByRole('tab')).toHaveCount(1)
  const elsewhereToken = await tokenOf(elsewhere)

  const firstToken = await tokenOf(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
  expect(await tokenOf(page)).toBeNull()

  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot password' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`Reset password for ${email}?`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(`A reset password email will be sent to ${email}`)).toBeVisible()

  const reset = await waitForMail(request, email, /Reset/)
  await page.goto(linkTo(reset, '/reset-password/'))
  await choosePassword(page, SECOND_PASSWORD, 'Reset Password')
  await expect(page.getByText('Your password has been reset and you are logged in!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await waitForMail(request, email, /changed/)

  for (const token of [firstToken, elsewhereToken]) {
    const answer = await request.get('/api/users/me', { headers: { 'x-auth-token': token ?? '' } })
    expect(answer.status()).toBe(401)
  }
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL('/login?next=%2Fadmin')
  await logIn(elsewhere, { email, password: FIRST_PASSWORD })
  await expect(elsewhere.getByText(WRONG_LOGIN)).toBeVisible()
  await logIn(elsewhere, { email, password: SECOND_PASSWORD })
  await expect(elsewhere).toHaveURL('/admin')
})

test('a guarded page asks to log in first and comes back with its tab', async ({ page }) => {
  await page.goto('/admin#2')
  await expect(page).toHaveURL('/login?next=%2Fadmin%232')
  await logIn(page, ADMIN)
  await expect(page).toHaveURL('/admin#2')
  const tab = page.getByRole('tab', { name: 'Send Account Invitations' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await tab.press('ArrowRight')
  await expect(page).toHaveURL('/admin#3')
  await expect(page.getByRole('tab', { name: 'Manage My Restaurants' })).toBeFocused()
})

test('Login in the header comes back to the page one was on', async ({ page }) => {
  await page.goto('/explore')
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await logIn(page, BETA)
  await expect(page).toHaveURL('/explore')
})

test('the header never shows a member the links of a visitor', async ({ browser }) => {
  const page = await pageOf(browser, 'admin', '/about')
  // Without React, only the script in the head and the styles decide.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()
})

test('logging out in one tab logs out the others', async ({ browser }) => {
  // A session of its own, because the test ends it.
  const page = await pageOf(browser, await logInByCall(origin(), 'beta'), '/about')
  const other = await page.context().newPage()
  await other.goto('/admin')
  await expect(other.getByRole('tab').first()).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login?next=%2Fadmin')
})

test('a link that was cut, and a code that is wrong, say so and lose nothing', async ({ page }) => {
  await page.goto('/reset-password/abc')
  await expect(page.getByText('This link is not complete')).toBeVisible()
  await page.goto(`/create-account/wrong?email=${encodeURIComponent(newEmail('eve'))}`)
  await choosePassword(page, FIRST_PASSWORD, 'Create Account')
  await expect(
    page.getByText('This link is not valid any more. Please ask for a new one.'),
  ).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(FIRST_PASSWORD)
})

test('after five wrong passwords the right one needs a bot check, and then works', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000)
  const { email } = account.user
  await page.goto('/login')

  const check = page.getByLabel('I am a person')
  for (let tries = 1; tries <= 5; tries += 1) {
    const answered = page.waitForResponse('**/api/users/login')
    await logIn(page, { email, password: `wrong password ${tries}` })
    expect((await answered).status(), `try ${tries}`).toBe(401)
    await expect(page.getByText(WRONG_LOGIN).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled')
    await expect(check).toBeHidden()
  }
  await logIn(page, { email, password: PASSWORD })
  await expect(page.getByText('Please complete recaptcha')).toBeVisible()
  await check.check()
  await logIn(page, { email, password: PASSWORD })
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible({ timeout: 30_000 })
})

test('a person leaves the list by the link in the mail', async ({ page, request }) => {
  const email = newEmail('cleo')
  await preRegister(page, email)
  await expect(page.getByText('Thank you!')).toBeVisible()
  const mail = await waitForMail(request, email, /pre-registration/)
  await page.goto(linkTo(mail, '/unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(`${email} is off our list`)).toBeVisible()
})
