import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { endSessions } from '../../accounts/store.ts'
import { DAY_MS } from '../../contract/durations.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import type { Report } from '../../contract/restaurants/editing.ts'
import { query } from '../../db/client.ts'
import { saveRestaurants } from '../../restaurants/saving/saveRestaurants.ts'
import { randomSecret } from '../../safety/digest.ts'
import { call } from '../../testing/accounts.ts'
import { makePerson, type Person } from '../../testing/people.ts'
import { makeInput } from '../../testing/restaurants.ts'
import { ROUTE_ACCESS, type RouteAccess, type Who } from './access.ts'

type Token = Pick<Person, 'token'> | undefined

async function aged(token: Promise<Person>, column: 'created_at' | 'seen_at', days: number) {
  const person = await token
  await env.DB.prepare(`UPDATE user_sessions SET ${column} = ${column} - ?1 WHERE user_id = ?2`)
    .bind(days * DAY_MS, person.id)
    .run()
  return person
}

async function revoked(): Promise<Person> {
  const admin = await makePerson({ roles: ['admin'] })
  await query(env.DB).batch(endSessions(env.DB, admin.id))
  return admin
}

/** Makes a new caller of each kind; `restaurant` is the one that the call is about. */
const CALLERS = {
  anonymous: async () => undefined,
  user: async () => makePerson(),
  owner: async (restaurant) => makePerson({ owns: [restaurant] }),
  'other owner': async () => makePerson({ owns: [await newRestaurant()] }),
  beta: async () => makePerson({ roles: ['beta'] }),
  admin: async () => makePerson({ roles: ['admin'] }),
  'expired user': async () => aged(makePerson(), 'created_at', 30),
  'idle user': async () => aged(makePerson(), 'seen_at', 7),
  'expired admin': async () => aged(makePerson({ roles: ['admin'] }), 'created_at', 7),
  'idle admin': async () => aged(makePerson({ roles: ['admin'] }), 'seen_at', 0.5),
  'revoked admin': revoked,
  'malformed token': async () => ({ token: 'admin' }),
  'foreign token': async () => ({ token: randomSecret() }),
} satisfies Record<string, (restaurant: string) => Promise<Token>>
type CallerName = keyof typeof CALLERS

const EVERYBODY = Object.keys(CALLERS) as CallerName[]
const SIGNED_IN: readonly CallerName[] = ['user', 'owner', 'other owner', 'beta', 'admin']
const MAY: Record<Who, readonly CallerName[]> = {
  anyone: EVERYBODY,
  codeHolder: EVERYBODY,
  linkHolder: ['admin'],
  signedIn: SIGNED_IN,
  beta: ['beta', 'admin'],
  owner: ['owner', 'admin'],
  admin: ['admin'],
}

/** Values for the parameters of an address other than the restaurant. */
const FILL: Record<string, string> = {
  email: 'nobody@people.example',
  time: 'abcdefghijklmnop',
  version: '1',
  website: 'nothing.invalid',
}

/** Restaurants that no call has touched; each call takes one. Saving a thousand at once costs as much as ten one by one. */
const untouched: string[] = []
let restaurants = 0
async function newRestaurant(): Promise<string> {
  if (untouched.length === 0) {
    const ids = Array.from(
      { length: 500 },
      (_, n) => `raccess${String(restaurants + n).padStart(9, '0')}`,
    )
    const stamp = { by: 'import', at: Date.now() }
    await saveRestaurants(
      env.DB,
      ids.map((id) => makeInput({ id })),
      stamp,
    )
    restaurants += ids.length
    untouched.push(...ids)
  }
  return untouched.pop() ?? ''
}

async function outcome(row: RouteAccess, name: CallerName): Promise<'in' | 401 | 403> {
  const id = await newRestaurant()
  const by = await CALLERS[name](id)
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => FILL[name] ?? id)
  const hasBody = row.method === 'POST' || row.method === 'PUT'
  const response = await call(row.method, path, {
    ...(hasBody ? { body: {} } : {}),
    ...(by ? { by } : {}),
  })
  return refusalOf(response)
}

async function refusalOf(response: Response): Promise<'in' | 401 | 403> {
  // A call that fails with 500 counts as refused.
  expect(response.status).toBeLessThan(500)
  if (response.status !== 401 && response.status !== 403) return 'in'
  const { errors } = await response.json<ErrorBody>()
  expect(errors[0]?.code).toBe(response.status === 401 ? 'unauthenticated' : 'forbidden')
  return response.status
}

/** Calls for which the verb checks the restaurant's owner, each with a valid body. */
const DECIDED_BY_VERB: Record<
  string,
  (restaurant: string) => Promise<[path: string, body: unknown]>
> = {
  'PUT /api/restaurants/:id': async (id) => [`/api/restaurants/${id}`, { name: 'New name' }],
  'PUT /api/restaurantDetails/:id': async (id) => [
    `/api/restaurantDetails/${id}`,
    { menu: '# Dinner', restaurantKey: id },
  ],
  'POST /api/reports/:id/resolve': async (id) => {
    const by = await makePerson({ roles: ['admin'] })
    await call('POST', `/api/restaurants/${id}/reports`, { body: { kind: 'moved' }, by })
    const listed = await call('GET', '/api/reports?limit=200', { by })
    const reports = await listed.json<Report[]>()
    const report = reports.find(({ restaurant }) => restaurant._id === id)
    return [`/api/reports/${report?.id}/resolve`, { outcome: 'dismissed' }]
  },
}

describe('a restaurant with an owner', () => {
  const verbs = Object.entries(DECIDED_BY_VERB)
  it.each(verbs)('%s is for the owner and admins', async (row, prepare) => {
    const [method = ''] = row.split(' ')
    for (const name of EVERYBODY) {
      const id = await newRestaurant()
      const [path, body] = await prepare(id)
      await makePerson({ owns: [id] })
      const by = await CALLERS[name](id)
      const response = await call(method, path, { body, ...(by ? { by } : {}) })
      const refusal = SIGNED_IN.includes(name) ? 403 : 401
      const expected = MAY.owner.includes(name) ? 200 : refusal
      expect(response.status, name).toBe(expected)
      if (expected !== 200) expect(await refusalOf(response), name).toBe(expected)
    }
  })

  it.each(verbs.slice(0, 2))(
    '%s is for all who are signed in while nobody owns it',
    async (row, prepare) => {
      const [method = ''] = row.split(' ')
      for (const name of ['user', 'other owner', 'beta', 'admin'] as const) {
        const id = await newRestaurant()
        const [path, body] = await prepare(id)
        const by = await CALLERS[name]()
        expect((await call(method, path, { body, by })).status, name).toBe(200)
      }
    },
  )

  it.each(verbs)('%s refuses a stranger before it looks at the body', async (row, prepare) => {
    const [method = ''] = row.split(' ')
    const id = await newRestaurant()
    const [path] = await prepare(id)
    await makePerson({ owns: [id] })
    const by = await makePerson()
    expect((await call(method, path, { body: { name: 7, menu: 7, outcome: 7 }, by })).status).toBe(
      403,
    )
  })
})

describe('the table of routes and roles', () => {
  it.each(ROUTE_ACCESS)('$method $path lets in: $who', async (row) => {
    for (const name of EVERYBODY) {
      const refusal = SIGNED_IN.includes(name) ? 403 : 401
      const expected = MAY[row.who].includes(name) ? 'in' : refusal
      expect(await outcome(row, name), name).toBe(expected)
    }
  })

  it('answers 404 to every caller for a call that is not in it', async () => {
    const by = await makePerson({ roles: ['admin'] })
    const calls = [
      ['GET', '/api/users'],
      ['GET', '/api/users/me/'],
      ['DELETE', '/api/users/login'],
      ['PATCH', '/api/users/me'],
      ['OPTIONS', '/api/users/me'],
      ['GET', '/api//users/me'],
    ] as const
    for (const [method, path] of calls) {
      expect((await call(method, path, { by })).status, `${method} ${path}`).toBe(404)
    }
  })

  it('cannot be evaded by another spelling of an address', async () => {
    for (const path of ['/api/users/m%65', '/api/users/mailinglis%74', '/api/./users/me']) {
      expect((await call('GET', path)).status, path).toBe(401)
    }
    expect((await call('HEAD', '/api/users/me')).status).toBe(401)
  })

  it('lets in an owner of more restaurants than their groups list', async () => {
    const owner = await makePerson()
    const ids = Array.from({ length: 501 }, (_, n) => `rmany${String(n).padStart(11, '0')}`)
    await env.DB.prepare(
      `INSERT INTO restaurants (id, name, source, status, modified_at, owner_id)
      SELECT value, 'One of many', 'member', 'OFFLINE', 0, ?2 FROM json_each(?1)`,
    )
      .bind(JSON.stringify(ids), owner.id)
      .run()
    const { user } = await (await call('GET', '/api/users/me', { by: owner })).json<{
      user: { groups: string[] }
    }>()
    expect(user.groups).toHaveLength(500)
    const last = `/api/restaurants/${ids.at(-1)}`
    expect((await call('DELETE', last, { by: await makePerson() })).status).toBe(403)
    expect((await call('DELETE', last, { by: owner })).status).toBe(204)
    expect((await call('DELETE', last, { by: owner })).status).toBe(404)
  })

  it('writes an audit row for each denial', async () => {
    const by = await makePerson()
    await call('GET', '/api/users/mailinglist', { by })
    const { results } = await env.DB.prepare('SELECT action, subject FROM audit WHERE actor = ?1')
      .bind(by.id)
      .all()
    expect(results).toEqual([{ action: 'denied', subject: 'GET /api/users/mailinglist' }])
  })
})
