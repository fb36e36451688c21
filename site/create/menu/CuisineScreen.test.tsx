import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { PLACED, renderCreate } from '../../testing/renderCreate.tsx'

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

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a restaurant is created with its key, says so, and its whole menu follows', async () => {
  const created = makeRestaurant({ _id: 'rnew', version: 1 })
  const { path, seen, draft, kept } = renderCreate(
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
  expect(kept()).toBeNull()
})

test('a menu that could not be saved waits in the menu editor', async () => {
  renderCreate(
    '/create/v2/cuisine',
    { ...PLACED, found, chosen: ['One'] },
    { 'POST /api/restaurants': { status: 201, body: makeRestaurant({ _id: 'rnew' }) } },
  )
  press('Create Restaurant')
  await screen.findByText(/The whole menu was not saved/)
  expect(localStorage.getItem('draft:u:menu:rnew')).toContain('- One')
  const link = screen.getByRole('link', { name: 'Open it' })
  expect(link.getAttribute('href')).toBe('/details/rnew/edit')
})

test('until the page of the new restaurant is there, the emptied form is not shown; the way back leads to its start', async () => {
  let left = ''
  const { path } = renderCreate(
    '/create/v2/cuisine',
    { ...PLACED, found, chosen: ['One'] },
    { 'POST /api/restaurants': { status: 201, body: makeRestaurant({ _id: 'rnew' }) } },
    [],
    // As in a real document: going to another page leaves this one as drawn.
    (navigate, to, options) => {
      if (to.startsWith('/create/')) navigate(to, options)
      else left = to
    },
  )
  press('Create Restaurant')
  await screen.findByText('Opening the page…')
  expect([left, path()]).toEqual(['/details/rnew', '/create/v2/cuisine'])
  expect(screen.queryByRole('button', { name: 'Create Restaurant' })).toBeNull()
  act(() => void window.dispatchEvent(new Event('pageshow')))
  await screen.findByLabelText('Website')
  expect(path()).toBe('/create/v2/search')
})

test('cuisine and menu are marked required beside what was read', async () => {
  renderCreate('/create/v2/cuisine', { ...PLACED, cuisine: [], found })
  expect(screen.getByRole('group', { name: 'Menu (required)' })).toBeDefined()
  const cuisine = screen.getByRole('group', { name: 'Cuisine (required)' })
  press('Create Restaurant')
  const problem = await screen.findByText('Choose at least one cuisine.')
  expect(cuisine.getAttribute('aria-describedby')).toBe(problem.id)
})

const DOUBTED = {
  ...found,
  dishes: [
    ...found.dishes,
    {
      ...{ key: 'curry', option: 'Green Curry', description: '', isLikelyVegan: false },
      reason: 'curry may have fish sauce',
      ask: 'Ask whether the curry has fish sauce',
    },
    { key: 'steak', option: 'Steak', description: '', reason: 'steak', isLikelyVegan: false },
  ],
}

test('a dish of which we are unsure stands apart, with what to ask', () => {
  renderCreate('/create/v2/cuisine', { ...PLACED, found: DOUBTED })
  const region = (name: RegExp) => screen.getByRole('region', { name }).textContent
  expect(region(/^Ask the kitchen/)).toContain('Ask whether the curry has fish sauce.')
  expect(region(/^Likely not vegan/)).not.toContain('Green Curry')
})

test('choosing a dish that we did not call vegan stores a correction', async () => {
  const { seen } = renderCreate(
    '/create/v2/cuisine',
    { ...PLACED, found: DOUBTED, chosen: ['One', 'curry'] },
    {
      'POST /api/restaurants': { status: 201, body: makeRestaurant({ _id: 'rnew', version: 1 }) },
      'PUT /api/restaurantDetails/rnew': { body: {}, headers: { etag: '"2"' } },
      'PUT /api/restaurantDetails/rnew/dishes': { body: { version: 3, dishes: [] } },
    },
  )
  press('Create Restaurant')
  await screen.findByText('Restaurant successfully created')
  const said = seen.filter(({ path }) => path.endsWith('/dishes')).map(({ body }) => body)
  expect(said).toEqual([{ dish: 'Green Curry', verdict: 'vegan' }])
})
