import type { APIRequestContext } from '@playwright/test'
import { openStateAt } from '../worker/contract/hours/openState.ts'
import { decodeWeek } from '../worker/contract/hours/week.ts'
import type { FoundRestaurant } from '../worker/contract/restaurant.ts'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './test.ts'

/** No pop-up is out there: its time may be over when a restaurant closes, which wakes the list. */
const CITY = '/cities/massachusetts/worcester'
const NEAR = '/api/restaurants/query?lat=42.26&long=-71.8&distance=3'

/** A restaurant near the middle of the city, with the next moment at which it closes. */
async function nextToClose(request: APIRequestContext): Promise<{ id: string; at: number }> {
  const found: FoundRestaurant[] = await (await request.get(NEAR)).json()
  for (const { _id, week: text, zone, status } of found) {
    const week = decodeWeek(text)
    if (week === null || !zone || status !== 'RESTAURANT') continue
    const now = openStateAt(week, zone, Date.now())
    const open = now?.is === 'closed' && now.next ? openStateAt(week, zone, now.next.at) : now
    if (open?.next) return { id: _id, at: open.next.at }
  }
  throw new Error('No restaurant says when it closes')
}

test('what is open changes by itself at the minute, asks nobody, and wakes nothing', async ({
  page,
  request,
}) => {
  const { id, at } = await nextToClose(request)
  await page.clock.install({ time: at - 90_000 })
  // A narrow window, because a map beside the list would change the search's radius.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${CITY}?view=list`)
  const line = page.locator(`#row-${id} .open-line`)
  await expect(line).toContainText('Closes in 2 min')
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  await page.clock.runFor(105_000)
  await expect(line).toContainText(/Opens|Closed/)
  expect(asked.filter((url) => url.includes('/api/restaurants/query'))).toEqual([])
  // The list sleeps on, and wakes as it is by then.
  expect(asked.filter((url) => url.includes('/assets/FindList-'))).toEqual([])
  await page.getByRole('button', { name: 'km' }).click()
  await expect(page.getByRole('button', { name: 'km' })).toHaveAttribute('aria-pressed', 'true')
  await expect(line).toContainText(/Opens|Closed/)
  expect(asked.some((url) => url.includes('/assets/FindList-'))).toBe(true)
})

test('a city shows what is open at a time, and the address keeps it', async ({ page }) => {
  // Other tests add places to Boston, which would be counted.
  await page.goto('/cities/california/san_francisco?view=list')
  await page.getByText('Filters', { exact: false }).first().click()
  await page.getByRole('button', { name: 'Open at …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open at' })
  await dialog.getByLabel('Day').selectOption('Fri')
  await dialog.getByLabel('Time').fill('19:30')
  await expectNoBarriers(page, 'the dialog of a day and time')
  await dialog.getByRole('button', { name: 'Show what is open' }).click()
  await expect(page).toHaveURL(/open=fr-19%3A30/)
  const count = page.locator('.results-count')
  await expect(count).toContainText(/\d+ open/)
  const said = await count.textContent()
  await page.reload()
  await expect(count).toHaveText(said ?? '')
  await page.getByRole('button', { name: 'Show those that do not say' }).click()
  await expect(page).toHaveURL(/unsaid=1/)
})

test('a page shows the week, and nothing in the way of anybody', async ({ page, request }) => {
  const { id } = await nextToClose(request)
  await page.goto(`/details/${id}`)
  await expect(page.getByRole('rowheader', { name: 'Monday' })).toBeVisible()
  await expect(page.locator('.week [aria-current="date"]')).toHaveCount(1)
  await expectNoBarriers(page, 'the hours of a restaurant')
})

test('on a phone a restaurant shows the hours of today, the week by a tap and on paper', async ({
  page,
  request,
}) => {
  const { id } = await nextToClose(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/details/${id}`)
  const days = page.locator('.week').getByRole('row')
  await expect(days).toHaveCount(1)
  await expect(days).toHaveAttribute('aria-current', 'date')
  await page.emulateMedia({ media: 'print' })
  await expect(days).toHaveCount(7)
  await page.emulateMedia({ media: 'screen' })
  await page.getByText('All days').click()
  await expect(days).toHaveCount(7)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(days).toHaveCount(7)
  await expect(page.getByText('All days')).toBeHidden()
})
