import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { failures } from '../../testing/fakeApi.ts'
import { PLACED, renderCreate } from '../../testing/renderCreate.tsx'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test.each(['/create/build', '/create/v2/cuisine/manual'])(
  'cuisine and menu are marked required on %s',
  (path) => {
    renderCreate(path, PLACED)
    expect(screen.getByRole('group', { name: 'Cuisine (required)' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Vegan options (required)' })).toBeDefined()
  },
)

test('the focus goes to what a refused submit lacks, and stays there while it is typed', async () => {
  renderCreate('/create/build', {
    ...PLACED,
    cuisine: [],
    dishes: [{ key: 'a', option: '', description: '' }],
  })
  press('Create restaurant')
  const dish = screen.getByLabelText<HTMLInputElement>('Dish 1')
  await waitFor(() => expect(document.activeElement).toBe(dish))
  await userEvent.keyboard('Tofu')
  expect([dish.value, document.activeElement]).toEqual(['Tofu', dish])
})

test('a dish that is added takes the focus, the fifth too', async () => {
  renderCreate('/create/v2/cuisine/manual', PLACED)
  for (const number of [2, 3, 4, 5]) {
    screen.getByRole('button', { name: 'Add an option' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText(`Dish ${number}`))
  }
  expect(screen.queryByRole('button', { name: 'Add an option' })).toBeNull()
})

test('what failed is kept, with the first sentence of the server or our own', async () => {
  let answer: { status: number; body?: unknown } = { status: 500 }
  const { kept } = renderCreate('/create/v2/cuisine/manual', PLACED, {
    'POST /api/restaurants': () => answer,
  })
  press('Create restaurant')
  await screen.findByText('Error creating restaurant, please try again')
  answer = { status: 400, body: failures({ msg: 'name is odd', param: 'name' }) }
  press('Create restaurant')
  await waitFor(() => expect(screen.getAllByText('name is odd')).toHaveLength(2))
  expect(kept()?.dishes[0]?.option).toBe('Soup')
})
