import { DAY_MS } from '../worker/contract/durations.ts'
import { dayOf } from '../worker/time.ts'
import { expectNoBarriers } from './barriers.ts'
import { uniqueName } from './createSteps.ts'
import { pageOf } from './people.ts'
import { expect, test } from './test.ts'

const dayIn = (days: number) => dayOf(Date.now() + days * DAY_MS)

test('an owner plans two days ahead, and a visitor sees when and where', async ({
  page,
  browser,
  request,
  addRestaurant,
}) => {
  // Computed once, as midnight may pass during the test.
  const moved = dayIn(5)
  // Arizona has no clock changes: always seven hours behind UTC.
  const name = uniqueName('Lunar Ladle')
  const location = { coordinates: [-113.2, 33.05] }
  const id = await addRestaurant('owner', { name, status: 'OFFLINE', location })
  const owner = await pageOf(browser, 'owner', `/details/${id}`)
  await owner.getByText('Plan ahead', { exact: true }).click()
  const plan = async (day: string, place: string) => {
    await owner.getByLabel('Date', { exact: true }).fill(day)
    await owner.getByLabel('From', { exact: true }).fill('10:00')
    await owner.getByLabel('To', { exact: true }).fill('14:00')
    await owner.getByLabel('Where', { exact: true }).fill(place)
  }
  const coming = owner.getByRole('list', { name: 'Coming up' }).getByRole('listitem')
  await plan(dayIn(4), 'Night market, gate 2')
  await owner.getByRole('button', { name: 'Announce' }).click()
  await expect(coming).toHaveCount(1)
  await plan(dayIn(3), 'Copley Square')
  await owner.getByRole('button', { name: 'Announce' }).click()
  await expect(coming).toHaveCount(2)
  await expectNoBarriers(owner, 'planning ahead')
  // The owner moves the market by a day.
  await coming
    .last()
    .getByRole('button', { name: /^Change/ })
    .click()
  await owner.getByLabel('Date', { exact: true }).fill(moved)
  await owner.getByRole('button', { name: 'Save changes' }).click()
  await expect(owner.getByRole('button', { name: 'Announce' })).toBeVisible()

  await page.goto(`/details/${id}`)
  const seen = page.getByRole('region', { name: 'Coming up' })
  await expect(seen.getByRole('listitem')).toHaveCount(2)
  await expect(seen.getByRole('listitem').first()).toContainText('Copley Square')
  const market = seen.getByRole('listitem').last()
  await expect(market).toContainText('10:00–14:00')
  await expect(market).toContainText('Night market, gate 2')
  await expect(market.locator('time')).toHaveAttribute('datetime', new RegExp(`^${moved}T17:00`))

  const link = seen.getByRole('link', { name: 'Add to calendar' })
  const path = await link.getAttribute('href')
  expect(await page.locator('link[rel=alternate][type="text/calendar"]').getAttribute('href')).toBe(
    path,
  )
  const calendar = await (await request.get(path ?? '')).text()
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(calendar).toContain(`DTSTART:${moved.replaceAll('-', '')}T170000Z`)
  expect(calendar).toContain('SEQUENCE:1')
})
