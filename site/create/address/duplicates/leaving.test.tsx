import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeAnswer, FakeAnswers } from '../../../testing/fakeApi.ts'
import { renderCreate } from '../../../testing/renderCreate.tsx'

vi.mock('../../../map/picker/LocationPicker.tsx', () => ({
  LocationPicker: ({ action }: { action: string }) => <button type="button">{action}</button>,
}))

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

/** A search for duplicates that answers when told to. */
function lateDuplicates(query: string) {
  let answer: (answer: FakeAnswer) => void = () => {}
  const asked = vi.fn(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)))
  const answers: FakeAnswers = { [`GET /api/restaurants/duplicates?${query}`]: asked }
  const answerNone = async () => {
    await act(async () => answer({ body: [] }))
  }
  return { asked, answers, answerNone }
}

test('leaving the address during the search for duplicates stops the flow from going on', async () => {
  const { asked, answers, answerNone } = lateDuplicates('name=Fork&lat=42&lng=-71')
  const place = { lat: 42, lng: -71 }
  const { path } = renderCreate('/create/v2/address', { name: 'Fork', place }, answers)
  press('Confirm & Proceed')
  await waitFor(() => expect(asked).toHaveBeenCalled())
  follow('About')
  await answerNone()
  expect(path()).toBe('/about')
})

test('leaving the place search during the search for duplicates stops the flow from going on', async () => {
  const { asked, answers, answerNone } = lateDuplicates('name=Fork&lat=42&lng=-71&googleId=ChIJ1')
  const { path } = renderCreate(
    '/create/search',
    { name: 'Fork', near: '02139', website: 'fork.example' },
    {
      ...answers,
      'GET /api/restaurants/latlong?zipcode=02139': { body: { lat: 42, lng: -71 } },
      'GET /api/restaurants/suggestions?input=Fork&location=42%2C-71': {
        body: [
          {
            name: 'Fork',
            formatted_address: '1 Fork Street',
            geometry: { location: { lat: 42, lng: -71 } },
            place_id: 'ChIJ1',
          },
        ],
      },
    },
  )
  press('Search')
  fireEvent.click(await screen.findByRole('button', { name: /1 Fork Street/ }))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  follow('About')
  await answerNone()
  expect(path()).toBe('/about')
})
