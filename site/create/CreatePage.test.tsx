import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PLACED, renderCreate } from '../testing/renderCreate.tsx'
import { persistPlaceDraft, readPlaceDraft } from './draft/persistedPlaceDrafts.ts'
import { blankDraft } from './draft/placeDraft.ts'

// happy-dom permits positions but has none.
vi.mock('../device/position/position.ts', () => ({
  readPosition: async () => ({ isDenied: false, problem: 'No position' }),
  isPositionPermitted: async () => false,
}))

test.each([
  ['/create/match', {}, '/create/search'],
  ['/create/build', {}, '/create/search'],
  ['/create/v2/cuisine', {}, '/create/v2/search'],
  ['/create/v2/cuisine', { name: 'Fork' }, '/create/v2/address'],
  ['/create/v2/cuisine', PLACED, '/create/v2/cuisine/manual'],
  ['/create/v2/cuisine/manual', {}, '/create/v2/search'],
])('%s with %j leads to %s', async (path, parts, end) => {
  const shown = renderCreate(path, parts)
  await waitFor(() => expect(shown.path()).toBe(end))
})

test('starting again focuses the heading, not the top of the page', async () => {
  renderCreate('/create/v2/search', { website: 'fork.example', name: 'Fork' })
  const again = screen.getByRole('button', { name: 'Start again' })
  again.focus()
  await userEvent.keyboard('{Enter}')
  fireEvent.click(screen.getAllByText('Start again').at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByText('Start again')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Add a restaurant' }))
})

test('an offered draft, which another tab may hold, is dropped only after a question', async () => {
  const offered = { ...blankDraft(), name: 'Green Fork', changedAt: Date.now() }
  persistPlaceDraft('u', offered)
  renderCreate('/create/v2/search')
  const again = screen.getByRole('button', { name: 'Start again' })
  fireEvent.click(again)
  expect(screen.getByText('Forget what you entered for Green Fork?')).toBeDefined()
  fireEvent.click(screen.getByText('Keep'))
  expect(readPlaceDraft('u', offered.id)).not.toBeNull()
  fireEvent.click(again)
  fireEvent.click(screen.getAllByText('Start again').at(-1) ?? document.body)
  expect(readPlaceDraft('u', offered.id)).toBeNull()
  await waitFor(() => expect(screen.queryByText('Start again')).toBeNull())
})

test('a new step begins at its top and takes the focus', async () => {
  vi.spyOn(window, 'scrollTo')
  const { container, path } = renderCreate('/create/v2/search', { name: 'Fork' })
  container.id = 'content'
  container.tabIndex = -1
  fireEvent.click(screen.getByRole('button', { name: /^No website/ }))
  await waitFor(() => expect(path()).toBe('/create/v2/address'))
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  expect(document.activeElement).toBe(container)
})
