import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
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
