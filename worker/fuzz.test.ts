import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createApp } from './app.ts'
import { ERROR_STATUS } from './contract/errors.ts'
import { openApiOf } from './developers/openApi.ts'
import { saveRestaurants } from './restaurants/saving/saveRestaurants.ts'
import { callsOf } from './testing/fuzz/callsOf.ts'
import { as, makePerson, type Person } from './testing/people.ts'
import { request } from './testing/request.ts'
import { makeInput } from './testing/restaurants.ts'

/** `npm run bench:fuzz` makes more calls, with a new seed each time. */
const CALLS = Number(process.env.FUZZ_CALLS || 5000)
const SEED = Number(process.env.FUZZ_SEED || 20261122)
const app = createApp()
const routes = callsOf(app)
const { paths } = openApiOf(app.routes, 'https://sprig.example')

/** The statuses in the description for developers. */
function statusesOf(route: string): string[] {
  const [method = '', path = ''] = route.split(' ')
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  return Object.keys(operation?.responses ?? {})
}

const errorSchema = z.strictObject({
  errors: z
    .array(
      z.strictObject({
        msg: z.string().min(1),
        code: z.enum(Object.keys(ERROR_STATUS)),
        param: z.string().optional(),
        restaurantId: z.string().optional(),
      }),
    )
    .min(1),
  requestId: z.string().min(1),
})

/** Somebody signed out, somebody with an unknown token, and one user of each role. */
async function makeCallers(ids: readonly string[]): Promise<(Pick<Person, 'token'> | null)[]> {
  const places = ids.map((id) => makeInput({ id, name: `Green Fork ${id}` }))
  await saveRestaurants(env.DB, places, { by: 'import', at: 1 })
  return [
    null,
    { token: 'x'.repeat(43) },
    await makePerson(),
    await makePerson({ roles: ['beta'], owns: ids.slice(0, 1) }),
    await makePerson({ roles: ['admin'] }),
  ]
}

describe('a random call', () => {
  it('is made for every route, and most routes describe their input', () => {
    expect(routes.length).toBeGreaterThan(40)
    const withInput = routes.filter(({ calls }) => {
      const [one] = fc.sample(calls, { seed: SEED, numRuns: 1 })
      return one?.path.includes('?') || one?.init.body !== undefined
    })
    expect(withInput.length).toBeGreaterThan(15)
  })

  it.each(routes)(
    'is answered in the shape of the contract: $route',
    async ({ route, calls, ids }) => {
      const people = await makeCallers(ids)
      const told = statusesOf(route)
      const numRuns = Math.ceil(CALLS / routes.length)
      const callers = fc.nat(people.length - 1)
      await fc.assert(
        fc.asyncProperty(calls, callers, async ({ path, init }, at) => {
          const person = people[at]
          const headers = { ...init.headers, ...(person && as(person)) }
          const response = await request(path, { ...init, headers })
          expect(response.status).toBeLessThan(500)
          expect(told).toContain(String(response.status))
          const text = await response.text()
          if (response.status >= 400) errorSchema.parse(JSON.parse(text))
          else if (response.headers.get('content-type')?.includes('json')) JSON.parse(text)
        }),
        { seed: SEED, numRuns },
      )
    },
  )
})
