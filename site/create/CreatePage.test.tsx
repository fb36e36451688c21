import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../account/auth.ts'
import { draftKey } from '../device/drafts.ts'
import { type FakeAnswers, failures, fakeApi } from '../testing/fakeApi.ts'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { makeVisit, renderVisit } from '../testing/renderVisit.tsx'
import { CreatePage } from './CreatePage.tsx'
import { blankDraft, type PlaceDraft } from './draft/placeDraft.ts'

vi.mock('../map/picker/LocationPicker.tsx', () => ({
  LocationPicker: ({ action }: { action: string }) => <button type="button">{action}</button>,
}))
// This environment says that positions are permitted, and has none.
vi.mock('../device/position.ts', () => ({
  readPosition: async () => ({ isDenied: false, problem: 'No position' }),
  isPositionPermitted: async () => false,
}))

const CUISINES = { 'GET /api/restaurants/cuisines': { body: ['thai', 'pizza'] } }
const dishes = [{ key: 'a', option: 'Soup', description: 'hot' }]
const found = {
  dishes: ['One', 'Two'].map((option) => ({
    key: option,
    option,
    description: '',
    reason: 'marked VE',
    isLikelyVegan: true,
  })),
  menu: '- One',
  source: 'https://fork.example',
}
const PLACED = { name: 'Green Fork', place: { lat: 42, lng: -71 }, cuisine: ['thai'], dishes }

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
  window.scrollTo = vi.fn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

function open(path: string, parts: Partial<PlaceDraft> = {}, answers: FakeAnswers = {}) {
  const draft = { ...blankDraft(), changedAt: Date.now(), ...parts }
  localStorage.setItem(draftKey('u', 'place', draft.id), JSON.stringify(draft))
  sessionStorage.setItem('create:u', draft.id)
  const seen = fakeApi({ ...CUISINES, ...answers })
  const visit = makeVisit(path)
  signIn(visit.auth, { token: 't', user: { id: 'u', email: 'me@sprig.test', groups: [] } })
  return { ...renderVisit(<CreatePage />, path, visit), visit, seen, draft }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  ['/create/match', {}, '/create/search'],
  ['/create/build', {}, '/create/search'],
  ['/create/v2/cuisine', {}, '/create/v2/search'],
  ['/create/v2/cuisine', { name: 'Fork' }, '/create/v2/address'],
  ['/create/v2/cuisine', PLACED, '/create/v2/cuisine/manual'],
  ['/create/v2/cuisine/manual', {}, '/create/v2/search'],
])('%s with %j leads to %s', async (path, parts, end) => {
  const visit = open(path, parts)
  await waitFor(() => expect(visit.path()).toBe(end))
})

test('a website that cannot be read leads on without a word', async () => {
  const { path } = open('/create/v2/search', { website: 'https://fork.example/menu' })
  press('Find Restaurant')
  await waitFor(() => expect(path()).toBe('/create/v2/address'))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a session that ended while reading leads nowhere: the login page comes by itself', async () => {
  const { path, seen } = open(
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
  const { path } = open('/create/v2/search', { website: 'https://fork.example/menu' })
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

test('what is no website is not looked up', async () => {
  const { seen } = open('/create/v2/search', { website: 'not a website' })
  press('Find Restaurant')
  await screen.findByText('Please enter a valid website url (e.g www.example.com)')
  expect(seen).toEqual([])
  expect(screen.getByLabelText('Website').title).toBe('a valid website url (e.g www.example.com)')
})

test('a place search that finds the session ended says so and signs out', async () => {
  const { auth } = open(
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
  open(
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
  expect(screen.getByText('Nobody knows a place of that name there')).toBeDefined()
})

test('a listing is created with its key, says so, and its whole menu follows', async () => {
  const created = makeRestaurant({ _id: 'rnew', version: 1 })
  const { path, seen, draft } = open(
    '/create/v2/cuisine',
    { ...PLACED, found, chosen: ['One'] },
    {
      'POST /api/restaurants': { status: 201, body: created },
      'PUT /api/restaurantDetails/rnew': { body: {} },
    },
  )
  await userEvent.click(screen.getByLabelText(/Two/))
  press('Create Restaurant')
  press('Create Restaurant')
  await screen.findByText('Restaurant successfully created')
  expect(path()).toBe('/details/rnew')
  const posts = seen.filter(({ method }) => method === 'POST')
  expect(posts).toHaveLength(1)
  expect(posts[0]?.key).toBe(draft.key)
  expect(posts[0]?.body).toMatchObject({ location: '42,-71', metadata: { isGoogle: false } })
  expect(seen.find(({ method }) => method === 'PUT')).toMatchObject({
    body: { menu: '- One', restaurantKey: 'rnew' },
    ifMatch: '"1"',
  })
  expect(localStorage.getItem(draftKey('u', 'place', draft.id))).toBeNull()
})

test('a menu that could not be saved waits in the menu editor', async () => {
  const { path } = open(
    '/create/v2/cuisine',
    { ...PLACED, found, chosen: ['One'] },
    { 'POST /api/restaurants': { status: 201, body: makeRestaurant({ _id: 'rnew' }) } },
  )
  press('Create Restaurant')
  await screen.findByText(/The whole menu was not saved/)
  expect(localStorage.getItem('draft:u:menu:rnew')).toContain('- One')
  press('Open it')
  expect(path()).toBe('/details/rnew/edit')
})

test('what failed is kept, with the first sentence of the server or our own', async () => {
  let answer: { status: number; body?: unknown } = { status: 500 }
  const { draft } = open('/create/v2/cuisine/manual', PLACED, {
    'POST /api/restaurants': () => answer,
  })
  press('Create restaurant')
  await screen.findByText('Error creating restaurant, please try again')
  answer = { status: 400, body: failures({ msg: 'name is odd', param: 'name' }) }
  press('Create restaurant')
  await waitFor(() => expect(screen.getAllByText('name is odd')).toHaveLength(2))
  expect(localStorage.getItem(draftKey('u', 'place', draft.id))).toContain('Soup')
})

test.each(['/create/build', '/create/v2/cuisine/manual'])(
  'cuisine and menu are marked required on %s',
  (path) => {
    open(path, PLACED)
    expect(screen.getByRole('group', { name: 'Cuisine (required)' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Vegan options (required)' })).toBeDefined()
  },
)

test('cuisine and menu are marked required beside what was read', async () => {
  open('/create/v2/cuisine', { ...PLACED, cuisine: [], found })
  expect(screen.getByRole('group', { name: 'Menu (required)' })).toBeDefined()
  const cuisine = screen.getByRole('group', { name: 'Cuisine (required)' })
  press('Create Restaurant')
  const problem = await screen.findByText('Choose at least one cuisine.')
  expect(cuisine.getAttribute('aria-describedby')).toBe(problem.id)
})

test('the focus goes to what a refused submit lacks, and stays there while it is typed', async () => {
  open('/create/build', {
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

test('who takes the place back is at the ways to give one, not at the top of the page', async () => {
  open('/create/v2/address', {
    name: 'Fork',
    place: { lat: 42, lng: -71 },
    address: '1 Main Street',
  })
  const back = screen.getByRole('button', { name: 'Give the place in another way' })
  back.focus()
  await userEvent.keyboard('{Enter}')
  const ways = screen.getByRole('region', { name: 'How do you want to give its place?' })
  expect(document.activeElement).toBe(ways)
})

test('who starts again is at the head of the page, not at its top', async () => {
  open('/create/v2/search', { website: 'fork.example', name: 'Fork' })
  const again = screen.getByRole('button', { name: 'Start again' })
  again.focus()
  await userEvent.keyboard('{Enter}')
  fireEvent.click(screen.getAllByText('Start again').at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByText('Start again')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Add a place' }))
})

test('a dish that is added takes the focus, the fifth too', async () => {
  open('/create/v2/cuisine/manual', PLACED)
  for (const number of [2, 3, 4, 5]) {
    screen.getByRole('button', { name: 'Add an option' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText(`Dish ${number}`))
  }
  expect(screen.queryByRole('button', { name: 'Add an option' })).toBeNull()
})

test('a place search without a name or a place goes to what it lacks', async () => {
  open('/create/search', { name: 'Fork' })
  press('Search')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('ZIP code or city')),
  )
})

test('a match is offered, and a no leads to an empty form', async () => {
  const { path } = open(
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

test('the website of a suggested place is read meanwhile, and its dishes are there to check', async () => {
  const { path } = open(
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
