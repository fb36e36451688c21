import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { failures } from '../../testing/fakeApi.ts'
import { renderCreate } from '../../testing/renderCreate.tsx'

// happy-dom permits positions but has none.
vi.mock('../../device/position/position.ts', () => ({
  readPosition: async () => ({ isDenied: false, problem: 'No position' }),
  isPositionPermitted: async () => false,
}))

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a website that cannot be read leads on without a word', async () => {
  const { path } = renderCreate('/create/v2/search', { website: 'https://fork.example/menu' })
  press('Find Restaurant')
  await waitFor(() => expect(path()).toBe('/create/v2/address'))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('that a website is read is announced in a status that was there before', () => {
  renderCreate('/create/v2/search', { website: 'https://fork.example/menu' })
  const form = within(screen.getByLabelText('Website').closest('form') ?? document.body)
  const said = form.getByRole('status')
  expect(said.textContent).toBe('')
  press('Find Restaurant')
  expect(said.textContent).toContain('Reading fork.example/menu')
})

test('a session that ended while reading leads nowhere: the login page comes by itself', async () => {
  const { path, seen } = renderCreate(
    '/create/v2/search',
    { website: 'fork.example' },
    { 'GET /api/restaurant_builder/fork.example': { status: 401, body: failures('Log in') } },
  )
  press('Find Restaurant')
  await waitFor(() => expect(seen.length).toBeGreaterThan(0))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Find Restaurant' })).toHaveProperty(
      'disabled',
      false,
    ),
  )
  expect(path()).toBe('/create/v2/search')
})

test('another website that is typed meanwhile ends the reading of the first', async () => {
  const { path } = renderCreate('/create/v2/search', { website: 'https://fork.example/menu' })
  press('Find Restaurant')
  fireEvent.change(screen.getByLabelText('Website'), { target: { value: 'spoon.example' } })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Find Restaurant' })).toHaveProperty(
      'disabled',
      false,
    ),
  )
  expect(path()).toBe('/create/v2/search')
})

test('an invalid website is not read', async () => {
  const { seen } = renderCreate('/create/v2/search', { website: 'not a website' })
  press('Find Restaurant')
  await screen.findByText('Please enter a valid website url (e.g www.example.com)')
  expect(seen).toEqual([])
  expect(screen.getByLabelText('Website').title).toBe('a valid website url (e.g www.example.com)')
})
