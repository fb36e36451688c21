import type { Locator, Page } from '@playwright/test'

export const BOSTON = '/cities/massachusetts/boston'

interface Listed {
  _id: string
  name: string
  veganOptions: unknown[]
}

interface Restaurants {
  withMenu: string
  withDishes: string
  bare: string
}

const restaurants = new Map<string, Promise<Restaurants>>()

/** Addresses of restaurants whose pages look different, near Boston on the server at `origin`. Each worker looks for them once. */
export async function findRestaurants(origin: string): Promise<Restaurants> {
  const found = restaurants.get(origin) ?? lookForRestaurants(origin)
  restaurants.set(origin, found)
  return await found
}

async function lookForRestaurants(origin: string): Promise<Restaurants> {
  const query = 'lat=42.36&long=-71.06&distance=10'
  const listed: Listed[] = await (await ask(`${origin}/api/restaurants/query?${query}`)).json()
  let withMenu: Listed | undefined
  let withDishes: Listed | undefined
  for (const one of listed.filter(({ veganOptions }) => veganOptions.length > 1)) {
    if (withMenu && withDishes) break
    const menu = await ask(`${origin}/api/restaurantDetails/${one._id}`, [404])
    if (menu.ok) withMenu ??= one
    else withDishes ??= one
  }
  return {
    withMenu: addressOf(withMenu, 'dishes and a menu'),
    withDishes: addressOf(withDishes, 'dishes without a menu'),
    bare: addressOf(
      listed.find(({ veganOptions }) => veganOptions.length === 0),
      'no dishes',
    ),
  }
}

/** Another restaurant would let a test pass on the wrong page. */
function addressOf(one: Listed | undefined, what: string): string {
  if (one === undefined) throw new Error(`No restaurant near Boston has ${what}`)
  return `/details/${encodeURIComponent(one._id)}`
}

async function ask(url: string, expected: readonly number[] = []): Promise<Response> {
  const answer = await fetch(url)
  if (answer.ok || expected.includes(answer.status)) return answer
  throw new Error(`${url} answered ${answer.status}`)
}

/** The link of the row that is the `nth` now: other tests add restaurants to the list meanwhile. */
export async function linkOfRow(page: Page, nth: number): Promise<Locator> {
  const id = await page.locator('.row').nth(nth).getAttribute('id')
  return page.locator(`[id="${id}"]`).getByRole('heading', { level: 3 }).getByRole('link')
}

/** Every page that an address alone can reach. */
export function pageAddresses({ withMenu, withDishes, bare }: Restaurants) {
  return [
    { name: 'home', path: '/' },
    { name: 'city', path: BOSTON },
    { name: 'city-list', path: `${BOSTON}?view=list` },
    { name: 'details-menu', path: withMenu },
    { name: 'details-dishes', path: withDishes },
    { name: 'details-bare', path: bare },
    { name: 'explore', path: '/explore' },
    { name: 'about', path: '/about' },
    { name: 'contact', path: '/contact' },
    { name: 'events', path: '/events' },
    { name: 'developers', path: '/developers' },
    { name: 'consulting', path: '/consulting' },
    { name: 'kitchen-cards', path: '/kitchen-card' },
    { name: 'kitchen-card', path: '/kitchen-card/ar' },
    { name: 'not-found', path: '/nowhere' },
  ]
}
