import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { auth } from '../../account/auth.ts'
import { type FakeAnswer, failures } from '../../testing/fakeApi.ts'
import { renderCreate } from '../../testing/renderCreate.tsx'

vi.mock('../../map/picker/LocationPicker.tsx', () => ({
  LocationPicker: ({ action }: { action: string }) => <button type="button">{action}</button>,
}))

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a place search that finds the session ended says so and signs out', async () => {
  renderCreate(
    '/create/search',
    { name: 'Fork', near: '02139' },
    {
      'GET /api/restaurants/latlong?zipcode=02139': { body: { lat: 42, lng: -71 } },
      'GET /api/restaurants/suggestions?input=Fork&location=42%2C-71': {
        status: 401,
        body: failures('Log in'),
      },
    },
  )
  press('Search')
  await screen.findByText('Please reauthenticate')
  expect(auth.token).toBeNull()
})

test('a service that stands in for another is named', async () => {
  renderCreate(
    '/create/search',
    { name: 'Fork', near: '02139' },
    {
      'GET /api/restaurants/latlong?zipcode=02139': { body: { lat: 42, lng: -71 } },
      'GET /api/restaurants/suggestions?input=Fork&location=42%2C-71': {
        body: [],
        headers: { 'x-places-note': 'The maps service did not answer.' },
      },
    },
  )
  press('Search')
  await screen.findByText('The maps service did not answer.')
  expect(screen.getByText('No matches found')).toBeDefined()
})

test('a place search without a name or a place goes to what it lacks', async () => {
  renderCreate('/create/search', { name: 'Fork' })
  press('Search')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('ZIP code or city')),
  )
})

test('the website of a suggested place is read meanwhile, and its dishes are there to check', async () => {
  const { path } = renderCreate(
    '/create/v2/address/google',
    { name: 'Fork', near: '02139' },
    {
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
      'GET /api/restaurants/website/ChIJ1': { body: { website: 'https://fork.example' } },
      'GET /api/restaurant_builder/fork.example': {
        body: {
          predictedOptions: [[], [{ option: 'Curry', description: '', reason: 'marked VE' }]],
          geoJson: null,
          menu: '',
          source: 'https://fork.example',
        },
      },
      'GET /api/restaurants/duplicates?name=Fork&lat=42&lng=-71&googleId=ChIJ1': { body: [] },
    },
  )
  press('Search')
  fireEvent.click(await screen.findByRole('button', { name: /1 Fork Street/ }))
  await waitFor(() => expect(path()).toBe('/create/v2/address'))
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm & Proceed' }))
  await screen.findByLabelText(/Curry/)
  expect(screen.getByText('marked VE')).toBeDefined()
})

test('a ZIP code that nobody knows is named as it was when it was looked for', async () => {
  let answer: (answer: FakeAnswer) => void = () => {}
  const asked = vi.fn(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)))
  const latlong = 'GET /api/restaurants/latlong?zipcode=99999'
  renderCreate('/create/search', { name: 'Fork', near: '99999' }, { [latlong]: asked })
  press('Search')
  await waitFor(() => expect(asked).toHaveBeenCalled())
  fireEvent.change(screen.getByLabelText('ZIP code or city'), { target: { value: '02139' } })
  await act(async () => answer({ status: 404 }))
  await screen.findByText(/^99999 not recognized/)
})

test('a search that "Start again" ends says nothing of its place', async () => {
  let answer: (found: FakeAnswer) => void = () => undefined
  renderCreate(
    '/create/search',
    { name: 'Fork', near: '02139' },
    {
      'GET /api/restaurants/latlong?zipcode=02139': () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    },
  )
  press('Search')
  press('Start again')
  fireEvent.click(screen.getAllByText('Start again').at(-1) ?? document.body)
  await act(async () => answer({ body: { lat: 42, lng: -71 } }))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
  expect(screen.queryByText(/not recognized/)).toBeNull()
})
