import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { auth, signIn } from '../../account/auth.ts'
import { alerts } from '../../shell/alerts.ts'
import { type FakeAnswers, failures, fakeApi } from '../../testing/fakeApi.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { renderVisit } from '../../testing/renderVisit.tsx'
import { GoogleIds } from './GoogleIds.tsx'

const LIST = 'GET /api/restaurantDetails/missingGoogleId?limit=50'
const one = makeRestaurant({ _id: 'r1', name: 'One', googleId: null })
const two = makeRestaurant({ _id: 'r2', name: 'Two', googleId: null })
const ASK = (name: string) =>
  `GET /api/restaurants/suggestions?input=${name}&location=42.36%2C-71.06`
const match = {
  name: 'One, as the provider has it',
  formatted_address: '1 Main Street',
  geometry: { location: { lat: 42.37, lng: -71.06 } },
  place_id: 'ChIJone',
}

function open(answers: FakeAnswers = {}) {
  const seen = fakeApi({
    [LIST]: { body: [one, two], headers: { 'x-total-count': '2' } },
    [ASK('One')]: { body: [match] },
    [ASK('Two')]: { body: [] },
    ...answers,
  })
  signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups: ['admin'] } })
  renderVisit(<GoogleIds />, '/admin')
  return seen
}

test('shows the restaurant, its match and how far apart they are in miles', async () => {
  open()
  await screen.findByText('One, as the provider has it')
  expect(screen.getByRole('link', { name: 'One' })).toBeDefined()
  expect(screen.getByText('0.69 mi away')).toBeDefined()
  expect(screen.getByText('1 of 2 left')).toBeDefined()
})

test('the status is there before its text, so that screen readers announce it', async () => {
  open()
  const status = screen.getByText(/^Loading/).closest('[role=status]')
  await waitFor(() => expect(status?.textContent).toBe('1 of 2 left'))
  expect(status?.isConnected).toBe(true)
})

test('names and addresses of both stand at the side of the page’s language', async () => {
  open()
  const provided = await screen.findByText('One, as the provider has it')
  const ours = screen.getByRole('link', { name: 'One' })
  for (const name of [provided, within(ours).getByText('One')]) {
    expect(name.tagName).toBe('BDI')
    expect(name.closest('[dir]')?.tagName).not.toBe('P')
  }
  for (const address of ['12 Elm Street, Boston, MA 02111', '1 Main Street'])
    expect(screen.getByText(address).tagName).toBe('BDI')
})

test('buttons and arrow keys go on and back', async () => {
  open()
  await screen.findByText('1 of 2 left')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('No matches found')
  expect(screen.getByText('2 of 2 left')).toBeDefined()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'ArrowLeft' })
  await screen.findByText('One, as the provider has it')
  expect(screen.getByText('1 of 2 left')).toBeDefined()
  screen.getByRole('region').style.direction = 'rtl'
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'ArrowLeft' })
  await screen.findByText('2 of 2 left')
})

test('accepting gives the id, and the next restaurant comes', async () => {
  const seen = open({ 'PUT /api/restaurants/r1': { body: { ...one, googleId: 'ChIJone' } } })
  await screen.findByText('One, as the provider has it')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await screen.findByText('Restaurant updated!')
  expect(alerts.items).toMatchObject([{ durationMs: 1000 }])
  expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({ googleId: 'ChIJone' })
  await screen.findByText('1 of 1 left')
  expect(screen.getByRole('link', { name: 'Two' })).toBeDefined()
})

test('a restaurant that somebody changed meanwhile is read again, and can then be accepted', async () => {
  const newer = { ...one, version: 2 }
  const seen = open({
    'PUT /api/restaurants/r1': ({ ifMatch }) =>
      ifMatch === '"2"'
        ? { body: { ...newer, googleId: 'ChIJone' } }
        : { status: 412, body: failures('Somebody else changed this') },
    'GET /api/restaurants/r1': { body: newer },
  })
  await screen.findByText('One, as the provider has it')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await screen.findByText('Somebody else changed this')
  expect(screen.getByText('1 of 2 left')).toBeDefined()
  await screen.findByText('One, as the provider has it')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await screen.findByText('Restaurant updated!')
  expect(seen.filter(({ method }) => method === 'PUT')).toHaveLength(2)
})

test('a restaurant that somebody else has matched meanwhile is done', async () => {
  open({
    'PUT /api/restaurants/r1': { status: 412, body: failures('Somebody else changed this') },
    'GET /api/restaurants/r1': { body: { ...one, googleId: 'ChIJother', version: 2 } },
  })
  await screen.findByText('One, as the provider has it')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await screen.findByText('1 of 1 left')
  expect(screen.getByRole('link', { name: 'Two' })).toBeDefined()
})

test('a restaurant that was deleted meanwhile leaves the walk', async () => {
  open({
    'PUT /api/restaurants/r1': { status: 404, body: failures('There is no such restaurant') },
  })
  await screen.findByText('One, as the provider has it')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await screen.findByText('There is no such restaurant')
  expect(screen.getByText('1 of 1 left')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Two' })).toBeDefined()
})

test('what was accepted stays so when the next restaurants cannot be read', async () => {
  let isFirst = true
  open({
    [LIST]: () => {
      if (!isFirst) return { status: 503 }
      isFirst = false
      return { body: [one], headers: { 'x-total-count': '2' } }
    },
    'PUT /api/restaurants/r1': { body: { ...one, googleId: 'ChIJone' } },
  })
  await screen.findByText('One, as the provider has it')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await screen.findByText('Restaurant updated!')
  await screen.findByText('The next restaurants could not be loaded.')
  expect(screen.queryByText(/Error updating restaurant|Every listing/)).toBeNull()
})

test('what our own restaurants know is no match', async () => {
  const typed = { ...match, name: 'One as typed', place_id: 'sprig-typed' }
  open({ [ASK('One')]: { body: [typed, { ...typed, place_id: 'sprig-r1' }, match] } })
  await screen.findByText('One, as the provider has it')
  expect(screen.queryByText('One as typed')).toBeNull()
})

test('without a match nothing can be accepted', async () => {
  const seen = open({ [ASK('One')]: { body: [] } })
  await screen.findByText('No matches found')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(seen.some(({ method }) => method === 'PUT')).toBe(false)
})

test('when all have their id it says so', async () => {
  open({ [LIST]: { body: [], headers: { 'x-total-count': '0' } } })
  await waitFor(() => expect(screen.getByText('Every restaurant has its Google id.')).toBeDefined())
})

test('an expired session says so and signs out', async () => {
  open({ [ASK('One')]: { status: 401, body: failures('Please log in') } })
  await screen.findByText('Please reauthenticate')
  expect(auth.token).toBeNull()
})

test('without a place provider it says so once instead of a walk through dead ends', async () => {
  open({ [ASK('One')]: { body: [], headers: { 'x-place-service': 'none' } } })
  const words = await screen.findByText(
    /2 restaurants have no Google id, and no place provider is set/,
  )
  expect(words.textContent).toContain('GOOGLE_PLACES_KEY')
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})
