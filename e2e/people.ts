import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'

const PASSWORD = 'sprig-demo-1'

type SampleName = 'admin' | 'owner' | 'user'

/** A token of one of the sample accounts, for calls that no page makes. */
export async function tokenOf(request: APIRequestContext, name: SampleName): Promise<string> {
  const data = { email: `${name}@sprig.test`, password: PASSWORD }
  const answer = await request.post('/api/users/login', { data })
  return (await answer.json()).token
}

/** A page of its own for one of the sample accounts, logged in and at `path`. */
export async function pageOf(
  browser: Browser,
  name: SampleName,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await logIn(page, name, path)
  return page
}

/** Logs in at a page where nobody is logged in, and goes to `path`. */
export async function logIn(page: Page, name: SampleName, path: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(`${name}@sprig.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(path)
}
