import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { renderFind } from '../../testing/renderFind.tsx'
import { CONCORD_OFFERS, offerPlaces } from '../../testing/searchBox.tsx'
import { goTo } from '../moving.ts'
import { SearchPanel } from './SearchPanel.tsx'

let asked: string[]
beforeEach(() => {
  asked = offerPlaces(CONCORD_OFFERS)
})

it('a search brings the map back to the place in the box when that is searched again', async () => {
  const { find } = renderFind(<SearchPanel />)
  act(() => goTo(find, { lat: 42.36, lng: -71.06 }, 'Boston, MA'))
  act(() => {
    find.state.hasMoved = true
  })
  const { visit } = find.state
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(find.state).toMatchObject({
    hasMoved: false,
    visit: visit + 1,
    near: 'Boston, MA',
    centre: { lat: 42.36, lng: -71.06 },
  })
})

it('the keyword is sent with a place that is chosen from the suggestions', async () => {
  const { find } = renderFind(<SearchPanel />)
  const box = screen.getByRole('combobox', { name: 'Location' })
  await userEvent.type(box, 'concord')
  await screen.findAllByRole('option')
  await userEvent.type(screen.getByLabelText('Keyword'), 'ramen')
  await userEvent.click(box)
  await userEvent.type(box, ' ')
  await userEvent.click(await screen.findByText('Concord, MA'))
  expect(find.state).toMatchObject({ near: 'Concord, MA', keywords: 'ramen' })
  expect(asked.at(-1)).toContain('keywords=ramen')
  expect(screen.getByLabelText('Keyword')).toHaveProperty('value', 'ramen')
})

it('the keyword is sent with the search', async () => {
  const { find } = renderFind(<SearchPanel />)
  await userEvent.type(screen.getByLabelText('Keyword'), 'ramen{Enter}')
  await waitFor(() => expect(find.state.keywords).toBe('ramen'))
  expect(asked.at(-1)).toContain('keywords=ramen')
})
