import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderFind } from '../../testing/renderFind.tsx'
import { CONCORD_OFFERS, offerPlaces, typePlace } from '../../testing/searchBox.tsx'
import { goTo } from '../moving.ts'
import { SearchPanel } from './SearchPanel.tsx'

const ROME = { name: 'Rome', region: '', country: 'IT', lat: 41.9, lng: 12.5 }
const NOTHING = { places: [], restaurants: [], dishes: [] }

let asked: string[]
beforeEach(() => {
  asked = offerPlaces(CONCORD_OFFERS)
})

it('shows that a submitted place is being looked up', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const { find, box } = await typePlace('concord')
  const search = screen.getByRole('button', { name: 'Search' })
  await userEvent.type(box, '{Enter}')
  expect(search.dataset.busy).toBe('true')
  answer.resolve(Response.json(CONCORD_OFFERS))
  await waitFor(() => expect(find.state.near).toBe('Concord, NH'))
  expect(search.dataset.busy).toBeUndefined()
})

it('never takes an offer for a text that is no longer there', async () => {
  const { find, box } = await typePlace('concord')
  await screen.findAllByRole('option')
  offerPlaces({ ...CONCORD_OFFERS, places: [ROME] })
  await userEvent.clear(box)
  await userEvent.type(box, 'rome{Enter}')
  await waitFor(() => expect(find.state.near).toBe('Rome, Italy'))
})

it('shows no offers over the results of what was sent before they came', async () => {
  vi.useFakeTimers()
  renderFind(<SearchPanel />)
  const box = screen.getByRole('combobox', { name: 'Location' })
  fireEvent.change(box, { target: { value: '021' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(asked.map((url) => url.split('?')[0])).toEqual(['/api/restaurants/query'])
  expect(box.getAttribute('aria-expanded')).toBe('false')
})

it('does not move a visitor who went elsewhere during the look-up', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', (input: string) =>
    input.startsWith('/api/places')
      ? new Promise<Response>((resolve) => {
          answer = resolve
        })
      : Promise.resolve(Response.json([])),
  )
  const { find, box } = await typePlace('rome{Enter}')
  act(() => goTo(find, { lat: 43.2, lng: -71.5 }, 'Concord, NH'))
  await act(async () => answer(Response.json({ ...CONCORD_OFFERS, places: [ROME] })))
  expect(find.state).toMatchObject({ near: 'Concord, NH', centre: { lat: 43.2, lng: -71.5 } })
  expect(box).toHaveProperty('value', 'Concord, NH')
})

it.each([
  ['Location', 'romexy'],
  ['Keyword', 'y'],
])('ends the look-up when more is typed into %s', async (field, typed) => {
  const answer = Promise.withResolvers<Response>()
  const { find, box } = await typePlace('rome')
  await screen.findAllByRole('option')
  vi.stubGlobal('fetch', () => answer.promise)
  await userEvent.type(box, 'x{Enter}')
  await userEvent.type(screen.getByLabelText(field), 'y')
  await act(async () => answer.resolve(Response.json({ ...CONCORD_OFFERS, places: [ROME] })))
  expect(find.state).toMatchObject({ near: '', centre: { lat: 42.36, lng: -71.06 } })
  expect(screen.getByLabelText(field)).toHaveProperty('value', typed)
})

it('leaves the search for a position alone while something is typed', async () => {
  const { find } = renderFind(<SearchPanel />)
  const position = find.calls.run('place', () => Promise.resolve('here'))
  fireEvent.change(screen.getByLabelText('Keyword'), { target: { value: 'tofu' } })
  expect(await position).toBe('here')
})

it('stops waiting for a position, even when it does not know the place', async () => {
  offerPlaces(NOTHING)
  const { find, box } = await typePlace('zzzzzz')
  act(() => {
    find.state.locating = true
  })
  await userEvent.type(box, '{Enter}')
  await screen.findByText(/zzzzzz not recognized/)
  const locate = screen.getByRole('button', { name: 'Use my location' })
  expect(locate.getAttribute('aria-disabled')).toBeNull()
})

it('says when it knows no such place', async () => {
  offerPlaces(NOTHING)
  const { box } = await typePlace('zzzzzz')
  await userEvent.type(box, '{Enter}')
  expect(
    await screen.findByText(
      'zzzzzz not recognized as a valid address, please try a different input',
    ),
  ).toBeTruthy()
})

it('keeps the centre of the map for texts shorter than a postal code', async () => {
  asked = offerPlaces(NOTHING)
  const { find, box } = await typePlace('021')
  await userEvent.type(box, '{Enter}')
  await waitFor(() => expect(asked.some((url) => url.includes('/query'))).toBe(true))
  expect(find.state.centre).toEqual({ lat: 42.36, lng: -71.06 })
})
