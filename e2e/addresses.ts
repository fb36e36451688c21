export const BOSTON = '/cities/massachusetts/boston'

interface Listed {
  _id: string
  name: string
  veganOptions: unknown[]
}

/** Addresses of restaurants whose pages look different, near Boston on the server at `origin`. */
export async function findRestaurants(
  origin: string,
): Promise<{ withMenu: string; withDishes: string; bare: string }> {
  const query = 'lat=42.36&long=-71.06&distance=10'
  const listed: Listed[] = await answerOf(`${origin}/api/restaurants/query?${query}`)
  const withDishes = listed.filter(({ veganOptions }) => veganOptions.length > 1)
  const bare = listed.find(({ veganOptions }) => veganOptions.length === 0)
  const menus = await Promise.all(
    withDishes.map(async ({ _id }) => ({
      _id,
      has: (await fetch(`${origin}/api/restaurantDetails/${_id}`)).ok,
    })),
  )
  const address = (one: { _id: string } | undefined) =>
    `/details/${encodeURIComponent(one?._id ?? listed[0]?._id ?? '')}`
  return {
    withMenu: address(menus.find(({ has }) => has)),
    withDishes: address(menus.find(({ has }) => !has)),
    bare: address(bare),
  }
}

async function answerOf<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

/** Every page that an address alone can reach. */
export function pageAddresses(restaurants: { withMenu: string; withDishes: string; bare: string }) {
  return [
    { name: 'home', path: '/' },
    { name: 'city', path: BOSTON },
    { name: 'city-list', path: `${BOSTON}?view=list` },
    { name: 'details-menu', path: restaurants.withMenu },
    { name: 'details-dishes', path: restaurants.withDishes },
    { name: 'details-bare', path: restaurants.bare },
    { name: 'explore', path: '/explore' },
    { name: 'about', path: '/about' },
    { name: 'contact', path: '/contact' },
    { name: 'events', path: '/events' },
    { name: 'developers', path: '/developers' },
    { name: 'consulting', path: '/consulting' },
    { name: 'not-found', path: '/nowhere' },
  ]
}
