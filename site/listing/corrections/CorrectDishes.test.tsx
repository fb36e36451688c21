import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuDish } from '../../../worker/contract/restaurants/menuDishes.ts'
import { type FakeAnswer, failures, fakeApi } from '../../testing/fakeApi.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { CorrectDishes } from './CorrectDishes.tsx'

const PATH = '/api/restaurantDetails/r1/dishes'
const CURRY: MenuDish = {
  name: 'Green Curry',
  description: 'Coconut, basil',
  verdict: 'unsure',
  reason: 'curry may have fish sauce',
  ask: 'Ask whether the curry has fish sauce',
  correction: null,
}
const STEAK: MenuDish = {
  ...CURRY,
  ...{ name: 'Steak', description: '', verdict: 'not-vegan', reason: 'steak', ask: null },
}
const SAID = {
  dish: 'Green Curry',
  verdict: 'vegan',
  by: 'owner',
  at: '2026-11-22T08:00:00.000Z',
} as const

const PART = <CorrectDishes id="r1" onSend={() => {}} onCorrected={() => {}} />
const answer = (dishes: readonly MenuDish[], rights = 'owner') => ({
  body: { version: 3, dishes },
  headers: { 'x-may-edit': rights },
})
const button = (dish: string, name: string) =>
  within(screen.getByRole('group', { name: `What ${dish} is` })).getByRole('button', { name })

test('each dish says what we read or what to ask, and one tap corrects it', async () => {
  const seen = fakeApi({
    [`GET ${PATH}`]: answer([CURRY, STEAK, STEAK]),
    [`PUT ${PATH}`]: answer([{ ...CURRY, ask: null, correction: SAID }, STEAK]),
  })
  render(PART)
  await screen.findByText('Ask whether the curry has fish sauce.')
  expect(screen.getAllByText('Likely not vegan: steak')).toHaveLength(1)
  // A dish has the direction of its own script; what we say of it has that of the page.
  expect(screen.getByText('Steak').closest('bdi')).not.toBeNull()
  expect(screen.getByText('Likely not vegan: steak').closest('bdi, [dir]')).toBeNull()
  expect(button('Green Curry', 'Vegan').getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(button('Green Curry', 'Vegan'))
  await screen.findByText('Said by the owner, Nov 22, 2026')
  expect(seen.at(-1)).toMatchObject({
    method: 'PUT',
    body: { dish: 'Green Curry', verdict: 'vegan' },
  })
  expect(button('Green Curry', 'Vegan').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Green Curry: Vegan.')
})

test('the same tap again takes it back', async () => {
  const seen = fakeApi({
    [`GET ${PATH}`]: answer([{ ...CURRY, ask: null, correction: SAID }]),
    [`PUT ${PATH}`]: answer([CURRY]),
  })
  render(PART)
  await screen.findByText('Said by the owner, Nov 22, 2026')
  fireEvent.click(button('Green Curry', 'Vegan'))
  await screen.findByText('Ask whether the curry has fish sauce.')
  expect(seen.at(-1)?.body).toEqual({ dish: 'Green Curry', verdict: null })
})

test('taps that follow each other faster than the answers are all sent, in order', async () => {
  const answers: ((answer: FakeAnswer) => void)[] = []
  const seen = fakeApi({
    [`GET ${PATH}`]: answer([CURRY, STEAK]),
    [`PUT ${PATH}`]: () => new Promise((resolve) => answers.push(resolve)),
  })
  renderVisit(PART)
  await screen.findByText('Ask whether the curry has fish sauce.')
  fireEvent.click(button('Green Curry', 'Vegan'))
  fireEvent.click(button('Steak', 'Not vegan'))
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.({ status: 503, body: failures('Too busy') })
  await screen.findByText('Too busy')
  await waitFor(() => expect(answers).toHaveLength(2))
  const said: MenuDish = { ...STEAK, correction: { ...SAID, verdict: 'not-vegan' } }
  answers[1]?.(answer([CURRY, said]))
  await screen.findByText('Said by the owner, Nov 22, 2026')
  expect(seen.slice(1).map(({ body }) => body)).toEqual([
    { dish: 'Green Curry', verdict: 'vegan' },
    { dish: 'Steak', verdict: 'not-vegan' },
  ])
})

test('a person who may not edit sees the verdicts but cannot correct them', async () => {
  fakeApi({ [`GET ${PATH}`]: answer([CURRY], 'no') })
  render(PART)
  await screen.findByText('Ask whether the curry has fish sauce.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('what the server refuses is said, and the dish stays as it was', async () => {
  fakeApi({
    [`GET ${PATH}`]: answer([CURRY]),
    [`PUT ${PATH}`]: { status: 429, body: failures('Enough for today') },
  })
  renderVisit(PART)
  await screen.findByText('Ask whether the curry has fish sauce.')
  fireEvent.click(button('Green Curry', 'Not vegan'))
  await screen.findByText('Enough for today')
  expect(button('Green Curry', 'Not vegan').getAttribute('aria-pressed')).toBe('false')
})

test('a list that cannot be read says so', async () => {
  fakeApi({})
  render(PART)
  expect((await screen.findByRole('alert')).textContent).toContain('could not be read')
})
