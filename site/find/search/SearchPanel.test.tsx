import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderFind } from '../../testing/renderFind.tsx'
import { CONCORD_OFFERS, offerPlaces, typePlace } from '../../testing/searchBox.tsx'
import { SearchPanel } from './SearchPanel.tsx'

let asked: string[]
beforeEach(() => {
  asked = offerPlaces(CONCORD_OFFERS)
})

it('offers places, restaurants and dishes, and asks once for a burst of typing', async () => {
  renderFind(<SearchPanel />)
  const box = screen.getByRole('combobox', { name: 'Location' })
  for (const value of ['c', 'conc', 'concord']) fireEvent.change(box, { target: { value } })
  expect(await screen.findAllByRole('option')).toHaveLength(4)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('input=concord')
  expect(screen.getByText('Dish at 2 restaurants')).toBeTruthy()
})

it('takes the first offer by Enter', async () => {
  const { find, box } = await typePlace('concord')
  await screen.findAllByRole('option')
  await userEvent.type(box, '{Enter}')
  await waitFor(() => expect(find.state.near).toBe('Concord, NH'))
  expect(find.state.centre).toEqual({ lat: 43.2, lng: -71.5 })
  expect(screen.queryByRole('option')).toBeNull()
})

it.each([
  ['after the offers have come', true],
  ['before', false],
])(
  'searches the word of a dish here, and goes to no place that it only begins, %s',
  async (_, isLate) => {
    offerPlaces({
      places: [{ name: 'Concordia', region: 'Entre Ríos', country: 'AR', lat: -31.4, lng: -58 }],
      restaurants: CONCORD_OFFERS.restaurants,
      dishes: CONCORD_OFFERS.dishes,
    })
    const { find, box } = await typePlace('concord')
    if (isLate) await screen.findAllByRole('option')
    await userEvent.type(box, '{Enter}')
    await waitFor(() => expect(find.state.keywords).toBe('concord'))
    expect(find.state.centre).toEqual({ lat: 42.36, lng: -71.06 })
  },
)

it.each([
  ['Enter', 'Enter'],
  ['the button', 'Search'],
])('searches the word of a dish together with the typed keyword, by %s', async (_, by) => {
  offerPlaces({ ...CONCORD_OFFERS, places: [] })
  const { find, box } = await typePlace('concord')
  await screen.findAllByRole('option')
  await userEvent.type(screen.getByLabelText('Keyword'), 'tofu')
  if (by === 'Enter') await userEvent.type(box, '{Enter}')
  else await userEvent.click(screen.getByRole('button', { name: by }))
  await waitFor(() => expect(find.state.keywords).toBe('concord tofu'))
  expect(screen.getByLabelText('Keyword')).toHaveProperty('value', 'concord tofu')
})

it('goes to a restaurant of the whole name, though dishes have the word', async () => {
  const [one] = CONCORD_OFFERS.restaurants
  if (!one) throw new Error('There is none')
  offerPlaces({ ...CONCORD_OFFERS, places: [], restaurants: [{ ...one, name: 'Concord' }] })
  const { find, box } = await typePlace('concord')
  await screen.findAllByRole('option')
  await userEvent.type(box, '{Enter}')
  expect(find.state).toMatchObject({ selectedId: 'r9', keywords: '' })
})

it('is walked by the arrow keys, and Escape closes it', async () => {
  const { find, box } = await typePlace('concord')
  await screen.findAllByRole('option')
  await userEvent.type(box, '{ArrowDown}{ArrowDown}')
  const second = screen.getAllByRole('option')[1]
  expect(second?.getAttribute('aria-selected')).toBe('true')
  expect(box.getAttribute('aria-activedescendant')).toBe(second?.id)
  await userEvent.type(box, '{Enter}')
  await waitFor(() => expect(find.state.near).toBe('Concord, MA'))
  await userEvent.type(box, 'x')
  await screen.findAllByRole('option')
  await userEvent.type(box, '{Escape}')
  expect(box.getAttribute('aria-expanded')).toBe('false')
})

it('goes to a restaurant and selects it', async () => {
  const { find } = await typePlace('concord')
  await userEvent.click(await screen.findByText('Concord Grapevine'))
  expect(find.state).toMatchObject({ selectedId: 'r9', centre: { lat: 42.4, lng: -71.1 } })
  // The answer lacks it, and filters must not hide what was asked for.
  await waitFor(() => expect(asked.at(-1)).toContain('diet=unconfirmed'))
})

it('shows addresses for restaurants of the same name', async () => {
  const [one] = CONCORD_OFFERS.restaurants
  if (!one) throw new Error('There is none')
  const other = { ...one, _id: 'r8', address: '8 Vine Street' }
  offerPlaces({
    ...CONCORD_OFFERS,
    places: [],
    restaurants: [one, other, { ...one, _id: 'r7', address: '' }],
  })
  await typePlace('concord')
  const labels = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(labels.slice(0, 3)).toEqual([
    'Concord Grapevine9 Vine Street',
    'Concord Grapevine8 Vine Street',
    'Concord GrapevineRestaurant',
  ])
})

it('searches for a dish where the visitor is', async () => {
  const { find } = await typePlace('concord')
  await userEvent.click(await screen.findByText('Concord grape tart'))
  expect(find.state).toMatchObject({
    keywords: 'Concord grape tart',
    centre: { lat: 42.36, lng: -71.06 },
  })
  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveProperty('value', '')
  expect(screen.getByLabelText('Keyword')).toHaveProperty('value', 'Concord grape tart')
})

it('asks what a misspelt place means and goes there when told', async () => {
  const london = { name: 'London', region: 'England', country: 'GB', lat: 51.5, lng: -0.13 }
  offerPlaces({ places: [], restaurants: [], dishes: [], didYouMean: [london] })
  const { find, box } = await typePlace('Londn')
  const said = within(box.closest('form') ?? document.body).getByRole('status')
  expect(said.textContent).toBe('')
  expect((await screen.findByRole('option')).textContent).toContain('Did you mean?')
  await userEvent.type(box, '{Enter}')
  const link = await screen.findByRole('link', { name: 'London, United Kingdom' })
  expect(said.textContent).toMatch(/not sure where “Londn” is/)
  expect(link.getAttribute('href')).toContain('lat=51.5&lng=-0.13')
  expect(find.state.centre).toEqual({ lat: 42.36, lng: -71.06 })
  await userEvent.click(link)
  expect(find.state).toMatchObject({ near: 'London, United Kingdom', centre: { lat: 51.5 } })
  expect(screen.queryByText(/Londn/)).toBeNull()
})

it.each([
  ['chosen from the list', 'option', 'pizza in Berlin, Germany'],
  ['chosen after Enter', 'link', 'pizza in Berlin, Germany'],
])('carries the words beside a place into the keyword, %s', async (_, role, name) => {
  const berlin = { name: 'Berlin', region: '', country: 'DE', lat: 52.5, lng: 13.4 }
  offerPlaces({
    places: [],
    restaurants: [],
    dishes: [],
    didYouMean: [{ ...berlin, words: 'pizza' }],
  })
  const { find, box } = await typePlace('vegan pizza berlin')
  await screen.findByRole('option')
  if (role === 'link') await userEvent.type(box, '{Enter}')
  const chosen = await screen.findByRole(role, { name: new RegExp(name) })
  if (role === 'link') expect(chosen.getAttribute('href')).toContain('q=pizza')
  await userEvent.click(chosen)
  expect(find.state).toMatchObject({ near: 'Berlin, Germany', keywords: 'pizza' })
  expect(box).toHaveProperty('value', 'Berlin, Germany')
  expect(screen.getByLabelText('Keyword')).toHaveProperty('value', 'pizza')
})

it('ignores Enter while an input method composes a word', async () => {
  const { find, box } = await typePlace('concord')
  await screen.findAllByRole('option')
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  expect(find.state.near).toBe('')
  expect(screen.getAllByRole('option')).toHaveLength(4)
})

it('scrolls the active offer into view', async () => {
  const { box } = await typePlace('concord')
  const options = await screen.findAllByRole('option')
  const seen = options.map((option) => vi.spyOn(option, 'scrollIntoView'))
  await userEvent.type(box, '{ArrowUp}')
  expect(seen.map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0, 1])
})

it('where there is no keyboard on the screen the focus stays', async () => {
  const { box } = await typePlace('concord')
  await screen.findAllByRole('option')
  await userEvent.type(box, '{Enter}')
  expect(document.activeElement).toBe(box)
})
