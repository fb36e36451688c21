import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { origin } from './calls.ts'
import { deviceOf, PASSWORD, type SampleAccount, type SignedIn, sessionOf } from './session.ts'

/** A token of a sample account, for calls that no page makes. */
export async function tokenOf(name: SampleAccount): Promise<string> {
  return (await sessionOf(origin(), name)).token
}

/** A new page at `path`, signed in. Do not log out of a sample account there: other tests share the session. */
export async function pageOf(
  browser: Browser,
  who: SampleAccount | SignedIn,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await deviceOf(browser, origin(), who, options)).newPage()
  await page.goto(path)
  return page
}

/** Logs in on a signed-out page, and goes to `path`. */
export async function logIn(
  page: Page,
  who: SampleAccount | SignedIn,
  path: string,
): Promise<void> {
  const email = typeof who === 'string' ? `${who}@sprig.test` : who.user.email
  await page.goto(`/login?next=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(path)
}
