import type { Page } from '@playwright/test'
import { logInByCall } from '../../e2e/session.ts'
import { randomId } from '../../site/device/randomId.ts'
import type { Announcement } from '../../worker/contract/announcing.ts'
import { ANNOUNCED_ID_LENGTH } from '../../worker/contract/announcingLimits.ts'
import { DAY_MS } from '../../worker/contract/durations.ts'
import { dayOf } from '../../worker/time.ts'
import type { Say } from './say.ts'
import { signedIn } from './signedIn.ts'
import type { State } from './state.ts'

const dayIn = (days: number) => dayOf(Date.now() + days * DAY_MS)

const LONG_PLACE =
  'Behind the old customs house at the far end of the long wharf, opposite Donaudampfschifffahrtsgesellschaft'

/** A pop-up with announced times, as seen by its owner and by everybody. */
export async function popUpStates(origin: string): Promise<State[]> {
  const path = `/details/${await announcePopUp(origin)}`
  const arrange = await signedIn(origin, 'owner')
  return [
    { name: 'popup-coming-up', path },
    { name: 'popup-plan', path, arrange, act: openPlan },
    { name: 'popup-plan-refused', path, arrange, act: planYesterday },
  ]
}

async function announcePopUp(origin: string): Promise<string> {
  const { token } = await logInByCall(origin, 'owner')
  const send = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(`${origin}/api/restaurants${path}`, {
      method,
      headers: { 'x-auth-token': token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer
  }
  const popUp = { name: 'Lunar Ladle', cuisine: ['burger'], status: 'OFFLINE' }
  const added = await send('POST', '', { ...popUp, location: '33.05,-113.2' })
  const { _id: id }: { _id: string } = await added.json()
  for (let days = 2; days < 9; days++) {
    const day = dayIn(days)
    const place = days % 3 === 0 ? LONG_PLACE : 'Night market, gate 2'
    const time: Announcement = { from: `${day}T10:00`, to: `${day}T14:30`, place }
    await send('PUT', `/${id}/announced/${randomId(ANNOUNCED_ID_LENGTH)}`, time)
  }
  return id
}

async function openPlan(page: Page, say: Say): Promise<void> {
  await page.getByText(say('Plan ahead')).click()
  await page.getByLabel(say('Where')).waitFor()
}

async function planYesterday(page: Page, say: Say): Promise<void> {
  await openPlan(page, say)
  await page.getByLabel(say('Date')).fill(dayIn(-2))
  await page.getByLabel(say('From')).fill('10:00')
  await page.getByLabel(say('To')).fill('14:00')
  await page.getByLabel(say('Where')).fill(LONG_PLACE)
  await page.getByRole('button', { name: say('Announce') }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}
