import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FakeAnswer } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { PLACED, renderCreate } from '../../testing/renderCreate.tsx'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a match is offered, and a no leads to an empty form', async () => {
  const { path } = renderCreate(
    '/create/match',
    { ...PLACED, cuisine: [], dishes: [] },
    { 'GET /api/restaurants/findMatch?name=Green+Fork': { body: makeRestaurant() } },
  )
  expect(screen.getByText('SEARCHING')).toBeDefined()
  await screen.findByText(/Take over cuisine and vegan options/)
  press('No')
  await waitFor(() => expect(path()).toBe('/create/build'))
  expect(screen.getByLabelText<HTMLInputElement>('Dish 1').value).toBe('')
})

const MATCH = 'GET /api/restaurants/findMatch?name=Green+Fork'
const dish = (n: number) => screen.getByLabelText<HTMLInputElement>(`Dish ${n}`)

/** Takes over the two dishes of a match, and rewrites the second. */
async function copyAndChange() {
  let answer: FakeAnswer = { body: makeRestaurant() }
  const shown = renderCreate(
    '/create/match',
    { ...PLACED, cuisine: [], dishes: [] },
    { [MATCH]: () => answer },
  )
  await screen.findByText(/Take over cuisine and vegan options/)
  press('Yes')
  await waitFor(() => expect(shown.path()).toBe('/create/build'))
  expect(dish(1).value).toBe('Green curry')
  fireEvent.change(dish(2), { target: { value: 'Rice pudding' } })
  return {
    ...shown,
    failWith: (status: number) => {
      answer = { status }
    },
    toMatch: () => fireEvent.click(screen.getByRole('link', { name: 'Match' })),
  }
}

test('a no after a yes leaves only what was typed', async () => {
  const { path, toMatch } = await copyAndChange()
  toMatch()
  await screen.findByText(/Take over cuisine and vegan options/)
  press('No')
  await waitFor(() => expect(path()).toBe('/create/build'))
  expect(dish(1).value).toBe('Rice pudding')
  expect(screen.queryByLabelText('Dish 2')).toBeNull()
  expect(document.querySelector('[name="cuisine"]:checked')).toBeNull()
})

test('what was taken over does not follow to a restaurant without a match', async () => {
  const { path, toMatch, failWith } = await copyAndChange()
  failWith(404)
  toMatch()
  await waitFor(() => expect(path()).toBe('/create/build'))
  await waitFor(() => expect(dish(1).value).toBe('Rice pudding'))
  expect(screen.queryByLabelText('Dish 2')).toBeNull()
})

test('what was taken over stays when the match cannot be searched again', async () => {
  const { path, toMatch, failWith } = await copyAndChange()
  failWith(503)
  toMatch()
  await waitFor(() => expect(path()).toBe('/create/match'))
  await waitFor(() => expect(path()).toBe('/create/build'))
  expect([dish(1).value, dish(2).value]).toEqual(['Green curry', 'Rice pudding'])
})
