import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Restaurant } from '../../../worker/contract/restaurant.ts'
import { addAlert, alerts } from '../../shell/alerts.ts'
import type { FakeAnswer } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { ID, openTools, unfold } from '../../testing/openTools.tsx'

const PART = 'Vegan, dish by dish'
const DISHES = `/api/restaurantDetails/${ID}/dishes`
const dishes = [
  { name: 'Pho', description: '', verdict: 'vegan', reason: 'tofu', ask: null, correction: null },
]
const answer = (version: number): FakeAnswer => ({
  body: { version, dishes },
  headers: { 'x-may-edit': 'owner' },
})

/** A page on which the owner presses that a dish is not vegan. */
async function correctDish(
  corrected: FakeAnswer | (() => Promise<FakeAnswer>),
  parts: Partial<Restaurant> = {},
) {
  const shown = openTools({
    groups: [ID],
    parts,
    answers: {
      [`GET ${DISHES}`]: answer(3),
      [`PUT ${DISHES}`]: corrected,
      [`GET /api/restaurants/${ID}/history`]: { body: { history: [] } },
      [`POST /api/restaurants/${ID}/confirm`]: { body: makeRestaurant() },
    },
  })
  unfold('History')
  // Its script comes late on a busy machine.
  await waitFor(() => expect(shown.seen.some(({ path }) => path.endsWith('/history'))).toBe(true))
  unfold(PART)
  fireEvent.click(await screen.findByRole('button', { name: 'Not vegan' }))
  return shown
}

const confirm = async () => {
  await screen.findByText('Pho: Not vegan.')
  fireEvent.click(screen.getByText('Confirm details'))
  await screen.findByText('Thank you for confirming!')
}

test('after a correction, its version is confirmed and can be reverted', async () => {
  const { seen } = await correctDish(answer(4))
  await confirm()
  expect(seen.at(-1)).toMatchObject({ method: 'POST', ifMatch: '"4"' })
  expect(seen.filter(({ path }) => path.endsWith('/history'))).toHaveLength(2)
})

test('a version of somebody else, which this page does not show, is not confirmed', async () => {
  const { seen } = await correctDish(answer(5))
  await confirm()
  expect(seen.at(-1)).toMatchObject({ method: 'POST', ifMatch: '"3"' })
})

test('folded after a correction, the page shows its new summary', async () => {
  const { reload } = await correctDish(answer(4))
  await screen.findByText('Pho: Not vegan.')
  expect(reload).not.toHaveBeenCalled()
  unfold(PART, false)
  await waitFor(() => expect(reload).toHaveBeenCalled())
})

test('folded beside a half-typed plan, the page stays', async () => {
  const { reload } = await correctDish(answer(4), { status: 'OFFLINE' })
  await screen.findByText('Pho: Not vegan.')
  unfold('Plan ahead')
  const day = await screen.findByLabelText('Date')
  fireEvent.change(day, { target: { value: '2026-11-27' } })
  unfold(PART, false)
  await act(async () => undefined)
  expect(reload).not.toHaveBeenCalled()
})

test('folded while an alert offers Undo, the page stays', async () => {
  const { reload } = await correctDish(answer(4))
  await screen.findByText('Pho: Not vegan.')
  const undo = { label: 'Undo', run: () => undefined }
  act(() => void addAlert({ kind: 'success', text: 'Gone', action: undo }))
  unfold(PART, false)
  await act(async () => undefined)
  expect(reload).not.toHaveBeenCalled()
  act(() => {
    alerts.items = []
  })
  unfold(PART)
  unfold(PART, false)
  await waitFor(() => expect(reload).toHaveBeenCalled())
})

test('folded before all is answered, the page waits for that', async () => {
  const answers: (() => void)[] = []
  const { reload, seen } = await correctDish(
    () => new Promise((resolve) => answers.push(() => resolve(answer(4)))),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Vegan' }))
  unfold(PART, false)
  const puts = () => seen.filter(({ method }) => method === 'PUT')
  await waitFor(() => expect(puts()).toHaveLength(1))
  answers[0]?.()
  await waitFor(() => expect(puts()).toHaveLength(2))
  expect(reload).not.toHaveBeenCalled()
  answers[1]?.()
  await waitFor(() => expect(reload).toHaveBeenCalled())
})

test('folded without a correction, the page stays', async () => {
  const { reload } = openTools({ groups: [ID], answers: { [`GET ${DISHES}`]: answer(3) } })
  unfold(PART)
  await screen.findByRole('button', { name: 'Not vegan' })
  unfold(PART, false)
  expect(reload).not.toHaveBeenCalled()
})
