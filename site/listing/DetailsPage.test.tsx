import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DishCounts } from '../../worker/contract/restaurant.ts'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import { showDetails } from '../testing/showPage.tsx'
import { detailsMeta } from './detailsMeta.ts'

async function show(
  parts: Parameters<typeof makeRestaurant>[0] = {},
  menu: string | null = null,
  dishes?: DishCounts,
) {
  const restaurant = makeRestaurant(parts)
  const { container } = await showDetails({ page: 'details', restaurant, menu, dishes })
  const page = container.querySelector('main')
  if (page === null) throw new Error('No page')
  return page
}
const dishesIn = (page: HTMLElement) =>
  [...page.querySelectorAll('.dishes > li')].map(({ textContent }) => textContent)

test('shows what a place is, where it is and when it is open', async () => {
  const page = await show()
  expect(screen.getByRole('heading', { level: 1, name: 'Ruby’s Table' })).toBeDefined()
  expect(screen.getByText('Thai, Middle Eastern')).toBeDefined()
  expect(screen.getByText('Vegan options')).toBeDefined()
  expect(screen.getByRole('img', { name: '4.5 out of 5 stars, from Google' })).toBeDefined()
  expect(screen.getByText('12 Elm Street, Boston, MA 02111')).toBeDefined()
  expect(page.querySelector('.clock-12')?.textContent).toMatch(/^Mon–Fri 11\sAM–10\sPM$/)
  expect(page.querySelector('.clock-24')?.textContent).toBe('Mon–Fri 11:00–22:00')
  const website = screen.getByRole('link', { name: 'rubys.example' })
  expect(website.getAttribute('rel')).toContain('noopener')
  expect(page.querySelector('.badge[data-status]')).toBeNull()
})

test('that a place has closed is said in one sentence, which its date does not break', async () => {
  await show({ closedAt: '2026-11-20T10:00:00.000Z' })
  const [sentence, ...others] = screen.getByRole('note').children
  expect(others).toEqual([])
  expect(sentence?.textContent).toMatch(
    /^This restaurant .* on November 20, 2026; its page stays.$/,
  )
})

test('leads to whoever answers', async () => {
  await show({ phone: '+1 617-555-0123 ext. 4', email: 'hello@fork.example', instagram: 'fork' })
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('+1 617-555-0123 ext. 4')).toBe('tel:+16175550123;ext=4')
  expect(href('hello@fork.example')).toBe('mailto:hello@fork.example')
  expect(href('@fork')).toBe('https://www.instagram.com/fork/')
  expect(screen.getByRole('link', { name: '@fork' }).getAttribute('rel')).toContain('noopener')
  expect(screen.getByText('Phone')).toBeDefined()
})

test.each([
  ['yes', 'Wheelchair accessible'],
  ['limited', 'Partly wheelchair accessible'],
  ['no', 'Not wheelchair accessible'],
] as const)('says in words that wheelchair access is %s', async (wheelchair, words) => {
  await show({ wheelchair })
  expect(screen.getByText(words).textContent).toBe(words)
})

test('says what else is known in a word or two, and only that', async () => {
  await show({
    takeaway: 'only',
    outdoorSeating: 'yes',
    reservation: 'required',
    glutenFree: 'yes',
  })
  const chips = within(screen.getByRole('list', { name: 'Good to know' })).getAllByRole('listitem')
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Takeaway only',
    'Seats outside',
    'Reservation needed',
    'Gluten-free options',
  ])
})

test('leaves out unknown facts', async () => {
  await show({ address: null, website: null, openingHours: null })
  expect(screen.queryAllByRole('term')).toEqual([])
  expect(screen.queryByRole('list', { name: 'Good to know' })).toBeNull()
})

test('leads to directions and back to the list', async () => {
  await show()
  const directions = screen.getByRole('link', { name: 'Directions' }).getAttribute('href')
  expect(directions).toContain('destination=42.36%2C-71.06')
  const back = screen.getByRole('link', { name: 'Back to the list' })
  expect(back.getAttribute('href')).toBe('/?lat=42.36&lng=-71.06&zoom=14')
})

test('without a written menu it lists the dishes with their descriptions', async () => {
  const page = await show()
  expect(screen.getByRole('heading', { name: 'Menu' })).toBeDefined()
  expect(dishesIn(page)).toEqual(['Green curry: tofu and Thai basil', 'Mango sticky rice'])
})

test('each dish names its source and when it was checked', async () => {
  const checkedAt = '2026-11-21T08:00:00.000Z'
  const dish = { option: 'Pho', description: 'with tofu', index: 0, checkedAt }
  const page = await show({
    veganOptions: [
      { ...dish, source: 'owner' },
      { ...dish, option: 'Soup', index: 1, source: 'menu' },
    ],
  })
  expect(dishesIn(page)).toEqual([
    'Pho: with tofuFrom the owner, checked Nov 21, 2026',
    'Soup: with tofuFrom the menu, checked Nov 21, 2026',
  ])
})

test('what all dishes have in common is said once', async () => {
  const checkedAt = '2026-11-21T08:00:00.000Z'
  const dish = { option: 'Pho', description: '', checkedAt, source: 'owner' } as const
  await show({ veganOptions: [0, 1, 2].map((index) => ({ ...dish, index })) })
  expect(screen.queryByText(/^From the owner/)).toBeNull()
  expect(screen.getByText(/^The dishes are from/).textContent).toBe(
    'The dishes are from the owner, checked on November 21, 2026. The details are from a member, last changed on November 1, 2026.',
  )
})

test('dishes and restaurant of one source are one sentence', async () => {
  const dish = { option: 'Pho', description: '', checkedAt: '2026-11-01T08:00:00.000Z', index: 0 }
  const { metadata } = makeRestaurant()
  await show({
    veganOptions: [{ ...dish, source: 'sample' }],
    metadata: { ...metadata, source: 'sample' },
  })
  expect(screen.getByText(/^Dishes and details/).textContent).toBe(
    'Dishes and details are from our sample data, last changed on November 1, 2026.',
  )
})

test('below a menu are the owner of its data and the day of the last confirmation', async () => {
  await show({ confirmedAt: '2026-11-20T08:00:00.000Z' }, '# Soups')
  expect((await screen.findByText(/^The details are from/)).textContent).toBe(
    'The details are from a member, last changed on November 1, 2026 and last confirmed on November 20, 2026.',
  )
})

test.each([
  [
    { readAt: '2026-11-22T08:00:00.000Z', sourceChangedAt: '2024-05-03T12:00:00.000Z' },
    'last changed there on May 3, 2024',
  ],
  [{ readAt: '2026-11-22T08:00:00.000Z' }, 'as we read it on November 22, 2026'],
  [{}, 'last changed on November 1, 2026'],
])('a place of OpenStreetMap says how fresh it is: %o', async (times, words) => {
  const { metadata } = makeRestaurant()
  await show({ metadata: { ...metadata, source: 'osm', ...times } }, '# Soups')
  expect(screen.getByText(/^The details are from/).textContent).toBe(
    `The details are from OpenStreetMap, ${words}.`,
  )
})

test.each([
  [
    'Green curry',
    { vegan: 3, all: 34, names: ['green Curry', 'Dal', 'Chana masala'] },
    'Known to be vegan: Green curry.Likely vegan, 2 of 34 dishes: Dal, Chana masala.',
  ],
  ['Green curry', { vegan: 1, all: 2, names: ['Green curry'] }, 'Known to be vegan: Green curry.'],
  ['Beef', { vegan: 1, all: 2, names: ['Dal'] }, 'Likely vegan, 1 of 2 dishes: Dal.'],
  ['Beef', { vegan: 9, all: 34, names: ['Dal'] }, 'Likely vegan, 9 of 34 dishes: Dal, others.'],
  ['Beef', { vegan: 34, all: 34, names: ['Dal'] }, 'Likely vegan: all 34 dishes.'],
  [
    'Green curry',
    { vegan: 34, all: 34, names: ['Green curry', 'Dal'] },
    'Known to be vegan: Green curry.Likely vegan: the other 33 dishes.',
  ],
  ['Beef', { vegan: 0, all: 34, names: [] }, 'None of 34 dishes is known to be vegan.'],
  ['Green curry', undefined, 'Known to be vegan: Green curry.'],
])(
  'what people named and what we guess of a menu are told apart: %s, %o',
  async (menu, counts, words) => {
    const text = (await show({}, menu, counts)).querySelector('.details-vegan')?.textContent
    const guess = words.includes('Likely')
      ? ' That is our reading of the menu; nobody has confirmed it yet.'
      : ''
    expect(text).toBe(words + guess)
  },
)

test('a written menu takes the place of the dishes', async () => {
  await show({}, '# Soups\n\nLentil')
  expect(await screen.findByRole('heading', { level: 3, name: 'Soups' })).toBeDefined()
  expect(screen.queryByText(/Green curry/)).toBeNull()
})

test.each([null, '# Soups'])(
  'with the menu %o it leads to a card for the kitchen',
  async (menu) => {
    await show(
      { zone: 'Asia/Bangkok', geoJson: { type: 'Point', coordinates: [105.85, 21.03] } },
      menu,
    )
    const card = await screen.findByRole('link', { name: 'Show the kitchen a card in Vietnamese' })
    expect(card.getAttribute('href')).toBe('/kitchen-card/vi')
  },
)

test.each(['Menu', ' MENU \r'])(
  'a written menu that is headed %j has that heading once',
  async (heading) => {
    await show({}, `# ${heading}\n\nLentil soup`)
    await screen.findByText('Lentil soup')
    expect(screen.getAllByText(/^menu$/i)).toHaveLength(1)
  },
)

test('without menu and dishes it says so kindly', async () => {
  await show({ veganOptions: [] }, '  ')
  expect(screen.getByText(/No dishes listed yet/).textContent).toContain('website')
  await show({ veganOptions: [], diet: 'vegan', website: null })
  expect(screen.getByText(/Everything here is vegan/).textContent).not.toContain('website')
})

test('a pop-up without a place says so before any script, and leads nowhere', async () => {
  await show({ status: 'OFFLINE', geoJson: null })
  expect(screen.getByText('Offline')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull()
})

test('leaves out what nobody knows', async () => {
  const unknown = { cuisine: [], rating: null, address: null, website: null, openingHours: null }
  const page = await show(unknown)
  expect(page.querySelector('dt')).toBeNull()
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull()
})

test('title and description are built from name, cuisines and dishes', () => {
  expect(detailsMeta(makeRestaurant())).toEqual({
    title: 'Ruby’s Table: Thai, Middle Eastern | Sprig',
    description:
      'Ruby’s Table has vegan options. Cuisine: Thai, Middle Eastern. On the menu: Green curry, Mango sticky rice. 12 Elm Street, Boston, MA 02111.',
  })
  expect(
    detailsMeta(makeRestaurant({ cuisine: [], veganOptions: [], address: null, diet: 'vegan' })),
  ).toEqual({ title: 'Ruby’s Table | Sprig', description: 'Ruby’s Table is all vegan.' })
})
