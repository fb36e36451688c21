import type { Page } from '@playwright/test'
import type { Say } from './say.ts'
import { signedIn } from './signedIn.ts'
import type { State } from './state.ts'

const BOSTON_AREA = '/offline?near=Boston&lat=42.36&lng=-71.06&km=10'

/** What a device shows without a connection, on the server at `origin`; `details`: the address of a restaurant near Boston. */
export async function keptStates(origin: string, details: string): Promise<State[]> {
  const asAdmin = await signedIn(origin, 'admin')
  const edit = `${details.replace('/details', '')}/edit`
  return [
    { name: 'areas-nothing', path: '/offline' },
    { name: 'areas', path: BOSTON_AREA, act: keepArea },
    { name: 'areas-missed', path: '/offline?at=/details/sample-unknown' },
    { name: 'kept-details', path: BOSTON_AREA, arrange: asAdmin, act: openKept(details) },
    { name: 'kept-edit', path: BOSTON_AREA, arrange: asAdmin, act: openKept(edit) },
    {
      name: 'kept-menu-later',
      path: BOSTON_AREA,
      arrange: asAdmin,
      act: openKept(`${details}/edit`),
    },
  ]
}

async function keepArea(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('Keep this area') }).click()
  await page.getByRole('list', { name: say('Kept areas') }).waitFor()
  await page.locator('.live-map').waitFor()
}

/** Opens what the shell shows for an address in the area. */
const openKept = (at: string) => async (page: Page, say: Say) => {
  await keepArea(page, say)
  await page.goto(page.url().replace(/\?.*/, `?at=${encodeURIComponent(at)}`))
  await page.locator('.back-online').waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
}
