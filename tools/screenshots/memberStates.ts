import type { Page } from '@playwright/test'
import { BOSTON } from '../../e2e/addresses.ts'
import { logInByCall } from '../../e2e/session.ts'
import { MAX_CHANGES_AT_ONCE } from '../../worker/contract/saved/savedLimits.ts'
import type { Say } from './say.ts'
import { signedIn } from './signedIn.ts'
import type { State } from './state.ts'

/**
 * States of saved places, and of pages for members and admins, on the server at `origin`; `details`: addresses of restaurants.
 */
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
    { name: 'edit-hours', path: edit, arrange: asAdmin, act: writeHours, isScreenOnly: true },
    { name: 'edit-waits', path: edit, arrange: asAdmin, act: saveOffline },
    { name: 'areas-waiting', path: edit, arrange: asAdmin, act: listWaiting },
    { name: 'edit-discard', path: edit, arrange: asAdmin, act: askToDiscard, isScreenOnly: true },
    { name: 'log-out-unsent', path: edit, arrange: asAdmin, act: askToLogOut, isScreenOnly: true },
    {
      name: 'log-out-everywhere',
      path: edit,
      arrange: asAdmin,
      act: askEverywhere,
      isScreenOnly: true,
    },
    {
      name: 'saved-on-map',
      path: BOSTON,
      arrange: (page) => savePlaces(page, details),
      isScreenOnly: true,
    },
    { name: 'edit-menu', path: `${first}/edit`, arrange: asAdmin },
    {
      name: 'edit-failed',
      path: edit,
      arrange: (page) => asAdmin(page).then(() => breakCalls(page)),
    },
    { name: 'admin', path: '/admin', arrange: asAdmin },
    { name: 'admin-invitations', path: '/admin#2', arrange: asAdmin },
    { name: 'admin-own', path: '/admin#3', arrange: await signedIn(origin, 'owner') },
    {
      name: 'admin-delete',
      path: '/admin#3',
      arrange: await signedIn(origin, 'owner'),
      act: askToDelete,
      isScreenOnly: true,
    },
    { name: 'details-tools', path: first, arrange: asAdmin, act: openTools },
    { name: 'admin-reports', path: '/admin#4', arrange: asAdmin },
    { name: 'admin-health', path: '/admin#5', arrange: asAdmin },
    {
      name: 'admin-failed',
      path: '/admin#3',
      arrange: (page) => asAdmin(page).then(() => breakCalls(page)),
    },
    { name: 'saved-hundreds', path: '/saved', arrange: await savedHundreds(origin) },
  ]
}

const breakCalls = (page: Page) => page.route('**/api/restaurants**', (route) => route.abort())

/** Hours that no week can be made of. */
async function writeHours(page: Page, say: Say): Promise<void> {
  const field = page.getByLabel(say('Opening hours'))
  await field.fill('by appointment')
  await page
    .getByText(
      say(
        'Sprig cannot tell from this text when the place is open. Visitors see it as it is: {hours}',
      ),
    )
    .waitFor()
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

async function openTools(page: Page): Promise<void> {
  const parts = page.locator('.tools-part > summary')
  await parts.first().waitFor()
  for (const part of await parts.all()) await part.click()
}

async function askToDelete(page: Page): Promise<void> {
  await page.locator('.owned-actions button').first().click()
  await page.getByRole('dialog').waitFor()
}

async function saveOffline(page: Page, say: Say): Promise<void> {
  await breakCalls(page)
  await page.getByRole('button', { name: say('Save changes') }).click()
  await page
    .getByText(say('Waiting for a connection: then your change is sent by itself.'))
    .waitFor()
}

async function listWaiting(page: Page, say: Say): Promise<void> {
  await saveOffline(page, say)
  await page.goto(page.url().replace(/\/[^/]+\/edit$/, '/offline'))
  await page.locator('.waiting').waitFor()
}

async function askToDiscard(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say('Address')).fill('By the sea')
  await page.reload()
  await page.getByRole('button', { name: say('Discard') }).click()
  await page.getByRole('dialog').waitFor()
}

async function askToLogOut(page: Page, say: Say): Promise<void> {
  await saveOffline(page, say)
  const menu = page.locator('.menu-button')
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: say('Logout') }).click()
  await page.getByRole('dialog').waitFor()
}

async function askEverywhere(page: Page, say: Say): Promise<void> {
  await saveOffline(page, say)
  await page.goto(page.url().replace(/\/[^/]+\/edit$/, '/admin'))
  await page.getByRole('button', { name: say('Log out everywhere') }).click()
  await page.getByRole('dialog').waitFor()
}

/** An account with hundreds of saved places. */
async function savedHundreds(origin: string) {
  const around = await fetch(`${origin}/api/restaurants/query?lat=42.36&long=-71.06&distance=900`)
  const found: { _id: string }[] = await around.json()
  const { token } = await logInByCall(origin, 'beta')
  for (let from = 0; from < found.length; from += MAX_CHANGES_AT_ONCE) {
    const some = found.slice(from, from + MAX_CHANGES_AT_ONCE)
    const answer = await fetch(`${origin}/api/saved`, {
      method: 'PUT',
      headers: { 'x-auth-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({
        places: some.map(({ _id }) => ({ id: _id, base: 0, value: { note: '', lists: [] } })),
      }),
    })
    if (!answer.ok) throw new Error(`Saving answered ${answer.status}`)
  }
  return await signedIn(origin, 'beta')
}

/** Saves each by the heart on its page. */
async function savePlaces(page: Page, details: readonly string[]): Promise<void> {
  for (const path of details) {
    await page.goto(path)
    await page.locator('.details-head .heart').click()
    await page.locator('.details-head .heart[aria-pressed="true"]').waitFor()
  }
}

async function addList(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say('Name of a new list')).fill('Weekend')
  await page.getByRole('button', { name: say('Add') }).click()
  await page.locator('.list-links a').first().click()
  const row = page.locator('.saved-row').first()
  await row.getByText(say('Note and lists')).click()
  await row.locator('textarea').fill('Ask for Mia, she knows what is vegan today.')
  await row.getByLabel('Weekend').check()
}
