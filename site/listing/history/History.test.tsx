import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failures } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { ID, openTools, unfold } from '../../testing/openTools.tsx'

const HISTORY = {
  history: [
    {
      version: 3,
      at: '2026-11-20T10:00:00.000Z',
      kind: 'changed',
      by: 'member 4fz81x',
      changes: { name: ['Ruby’s', 'Not Ruby’s'] },
    },
  ],
}

test('the history says who changed what, and one click takes it back', async () => {
  const { seen, reload } = openTools({
    groups: ['admin'],
    answers: {
      [`GET /api/restaurants/${ID}/history`]: { body: HISTORY },
      [`POST /api/restaurants/${ID}/history/2/revert`]: { body: makeRestaurant({ version: 4 }) },
    },
  })
  unfold('History')
  await screen.findByText(/member 4fz81x/)
  expect(screen.getByText('Not Ruby’s')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /Revert this change/ }))
  await screen.findByText('Restaurant successfully updated')
  expect(reload).toHaveBeenCalledOnce()
  const path = `/api/restaurants/${ID}/history/2/revert`
  expect(seen.at(-1)).toMatchObject({ path, ifMatch: '"3"' })
})

test('a revert of what somebody else has changed since says so, and reads the page again', async () => {
  const { reload } = openTools({
    groups: [ID],
    answers: {
      [`GET /api/restaurants/${ID}/history`]: { body: HISTORY },
      [`POST /api/restaurants/${ID}/history/2/revert`]: { status: 412, body: failures('Stale') },
    },
  })
  unfold('History')
  fireEvent.click(await screen.findByRole('button', { name: /Revert this change/ }))
  await screen.findByText('Stale')
  expect(reload).toHaveBeenCalledOnce()
})

test('a confirmation is listed and cannot be reverted, nor can the first version', async () => {
  const at = '2026-11-20T10:00:00.000Z'
  const history = [
    { version: 1, kind: 'confirmed', at, by: 'member 4fz81x', changes: {} },
    { version: 1, kind: 'changed', at, by: 'you', changes: { name: ['', 'Ruby’s'] } },
  ]
  openTools({
    groups: [ID],
    answers: { [`GET /api/restaurants/${ID}/history`]: { body: { history } } },
  })
  unfold('History')
  expect((await screen.findByText(/confirmed the details/)).textContent).toBe(
    'November 20, 2026: member 4fz81x confirmed the details',
  )
  expect(screen.queryByRole('button', { name: /Revert|Go back/ })).toBeNull()
})

test('going back to before an older change asks first, and says what else it undoes', async () => {
  const at = '2026-11-19T10:00:00.000Z'
  const older = [5, 4, 3].map((version) => ({
    version,
    kind: 'changed',
    at,
    by: 'you',
    changes: { phone: ['1', '2'] },
  }))
  const { seen, reload } = openTools({
    groups: ['admin'],
    parts: { version: 5 },
    answers: {
      [`GET /api/restaurants/${ID}/history`]: { body: { history: older } },
      [`POST /api/restaurants/${ID}/history/3/revert`]: { body: makeRestaurant({ version: 6 }) },
    },
  })
  const reverts = () => seen.filter(({ method }) => method === 'POST')
  unfold('History')
  const [middle, oldest] = await screen.findAllByRole('button', { name: /Go back to before this/ })
  if (!middle || !oldest) throw new Error('Not every entry has its button')
  fireEvent.click(oldest)
  screen.getByText('This undoes the change of November 19, 2026 and the 2 later changes too.')
  fireEvent.click(screen.getByText('Cancel'))
  fireEvent.click(middle)
  screen.getByText('This undoes the change of November 19, 2026 and the later change too.')
  expect(reverts()).toEqual([])
  fireEvent.click(screen.getByText('Go back'))
  await screen.findByText('Restaurant successfully updated')
  expect(reload).toHaveBeenCalledOnce()
  const path = `/api/restaurants/${ID}/history/3/revert`
  expect(reverts()).toMatchObject([{ path, ifMatch: '"5"' }])
})

test('what no revert takes back has no button, and does not count as a later change', async () => {
  const entry = { at: '2026-11-20T10:00:00.000Z', kind: 'changed', by: 'you' }
  const history = [
    { ...entry, version: 4, changes: { status: ['OFFLINE', 'ONLINE'], onlineUntil: [null, 1] } },
    { ...entry, version: 3, changes: { googleId: [null, 'by an admin'] } },
    { ...entry, version: 2, changes: { status: ['RESTAURANT', 'OFFLINE'] } },
  ]
  openTools({
    groups: [ID],
    answers: { [`GET /api/restaurants/${ID}/history`]: { body: { history } } },
  })
  unfold('History')
  await screen.findByText('by an admin')
  const names = screen.getAllByRole('button', { name: /Revert|Go back/ })
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Revert this change of November 20, 2026',
  ])
})

test('a person who may not revert can only read the history', async () => {
  openTools({
    groups: [],
    answers: { [`GET /api/restaurants/${ID}/history`]: { body: HISTORY } },
  })
  unfold('History')
  await screen.findByText(/member 4fz81x/)
  expect(screen.queryByRole('button', { name: /Revert/ })).toBeNull()
})
