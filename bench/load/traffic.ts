import { insertUser } from '../../worker/accounts/store.ts'
import { TOKEN_HEADER } from '../../worker/contract/accounts/accountLimits.ts'
import { SUPPORTED_CITIES } from '../../worker/contract/places/cities.ts'
import { type Database, query } from '../../worker/db/client.ts'
import { beginSession } from '../../worker/sessions/sessions.ts'
import { makeRandom } from '../../worker/testing/restaurants.ts'
import { listSomePlaces } from '../../worker/testing/stored.ts'
import type { Asked } from './client.ts'

const PLACES = 5000
const PEOPLE = 100
const WORDS = ['pizza', 'vegan', 'cafe', 'indian', 'thai', 'burger', 'sushi']
const TYPED = ['bos', 'berl', 'san f', 'lond', 'green', 'par', 'new y', 'toky']

/** Generators for each kind of request. */
export interface Traffic {
  empty: () => Asked
  search: () => Asked
  /** A city page that was not requested before, so that it is rendered. */
  rendered: () => Asked
  /** City pages, some of them requested often. */
  city: () => Asked
  /** A guessed password from a network, of which a limit refuses most. */
  login: (network: number) => Asked
  /** 80 % search and pages, 10 % details, 5 % place search, 5 % of members. */
  mixed: () => Asked
}

export async function makeTraffic(db: Database): Promise<Traffic> {
  const random = makeRandom(7)
  const places = await listSomePlaces(db, PLACES)
  const tokens = await makePeople(db)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  /** Picks the first items more often than the last. */
  const popular = <T>(from: readonly T[]): T => from[Math.floor(random() ** 3 * from.length)] as T
  const get = (kind: string, path: string, headers?: Record<string, string>): Asked => ({
    kind,
    method: 'GET',
    path,
    ...(headers && { headers }),
  })
  const around = (name: 'lng' | 'long') => {
    const { lat, lng } = popular(places)
    return `lat=${lat.toFixed(3)}&${name}=${lng.toFixed(3)}`
  }
  const cities = SUPPORTED_CITIES.map(({ state, city }) => `/cities/${state}/${city}`)
  let asked = 0
  const search = () => {
    const words = random() < 0.2 ? `&keywords=${pick(WORDS)}` : ''
    return get('search', `/api/restaurants/query?${around('long')}&distance=10${words}`)
  }
  const city = () => get('city page', popular(cities))
  const home = () => get('page of a place', `/?${around('lng')}`)
  const rendered = () => {
    asked += 1
    return get('city page, rendered', `${pick(cities)}?visit=${asked}`)
  }
  const details = () => get('details', `/details/${encodeURIComponent(popular(places).id)}`)
  const typed = () =>
    get('place search', `/api/places/search?input=${encodeURIComponent(pick(TYPED))}`)
  const member = () => {
    const headers = { [TOKEN_HEADER]: pick(tokens), 'content-type': 'application/json' }
    if (random() < 0.8)
      return get('member', random() < 0.5 ? '/api/users/me' : '/api/saved', headers)
    const saved = [{ id: popular(places).id, base: 0, value: { note: '', lists: [] } }]
    return {
      kind: 'member',
      method: 'PUT',
      path: '/api/saved',
      headers,
      body: JSON.stringify({ places: saved }),
    } as const
  }
  const mixed = () => {
    const at = random()
    if (at < 0.4) return search()
    if (at < 0.65) return city()
    if (at < 0.8) return home()
    if (at < 0.9) return details()
    return at < 0.95 ? typed() : member()
  }
  const login = (network: number): Asked => ({
    kind: 'login',
    method: 'POST',
    path: '/api/users/login',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': `203.0.113.${network}` },
    body: JSON.stringify({ email: `guess${asked++}@people.example`, password: 'not this turnip' }),
  })
  return { empty: () => get('empty', '/empty'), search, rendered, city, login, mixed }
}

/** Adds accounts with sessions directly to the database; returns their tokens. */
async function makePeople(db: Database): Promise<string[]> {
  const now = Date.now()
  return Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const id = crypto.randomUUID()
      const { token, statements } = beginSession(db, { id, epoch: 1 }, now)
      const user = { id, email: `${id}@people.example`, password: { hash: '', scheme: 0 } }
      await query(db).batch([insertUser(db, user, now), ...statements])
      return token
    }),
  )
}
