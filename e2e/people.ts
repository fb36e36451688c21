import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { deviceOf, PASSWORD, type SampleAccount, sessionOf } from './session.ts'

const origin = () => test.info().project.use.baseURL ?? ''

/** A token of one of the sample accounts, for calls that no page makes. */
export async function tokenOf(name: SampleAccount): Promise<string> {
  return (await sessionOf(origin(), name)).token
}

/** A page of its own for one of the sample accounts, signed in and at `path`. Whoever logs out there logs out other tests. */
export async function pageOf(
  browser: Browser,
  name: SampleAccount,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await deviceOf(browser, origin(), name, options)).newPage()
  await page.goto(path)
  return page
}

/** Logs in at a page where nobody is logged in, and goes to `path`. */
export async function logIn(page: Page, name: SampleAccount, path: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(`${name}@sprig.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(path)
}
