import type { Page } from '@playwright/test'
import { logInByCall, type SampleAccount } from '../../e2e/session.ts'
import type { State } from './state.ts'

/** What is saved, and what members and admins see, on the server at `origin`; `details`: addresses of restaurants. */
export async function memberStates(origin: string, details: readonly string[]): Promise<State[]> {
  const [first = ''] = details
  const edit = `${first.replace('/details', '')}/edit`
  const asAdmin = await signedIn(origin, 'admin')
  return [
    { name: 'saved-nothing', path: '/saved' },
    { name: 'saved', path: '/saved', arrange: (page) => savePlaces(page, details), act: addList },
    { name: 'login', path: '/login' },
    { name: 'signup', path: '/signup' },
    { name: 'edit', path: edit, arrange: asAdmin },
    { name: 'edit-menu', path: `${first}/edit`, arrange: asAdmin },
    { name: 'admin', path: '/admin', arrange: asAdmin },
    { name: 'admin-health', path: '/admin#5', arrange: asAdmin },
  ]
}

async function signedIn(origin: string, account: SampleAccount) {
  const session = await logInByCall(origin, account)
  return (page: Page) =>
    page.addInitScript(({ token, user }) => {
      localStorage.setItem('account', JSON.stringify(user))
      localStorage.setItem('token', token)
    }, session)
}

/** Saves each with the heart on its page. */
async function savePlaces(page: Page, details: readonly string[]): Promise<void> {
  for (const path of details) {
    await page.goto(path)
    await page.locator('.details-head .heart[aria-pressed="false"]').click()
    await page.locator('.details-head .heart[aria-pressed="true"]').waitFor()
  }
}

async function addList(page: Page): Promise<void> {
  await page.getByLabel('Name of a new list').fill('Weekend')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('link', { name: /^All/ }).click()
  const row = page.locator('.saved-row').first()
  await row.getByText('Note and lists').click()
  await row.getByLabel(/^Your note on/).fill('Ask for Mia, she knows what is vegan today.')
  await row.getByLabel('Weekend').check()
}
