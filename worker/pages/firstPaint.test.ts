import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { request } from '../testing/request.ts'
import { makeInput } from '../testing/restaurants.ts'

const MANY = '/?lat=42.36&lng=-71.06'
const FEW = '/?lat=52.52&lng=13.4'

beforeAll(async () => {
  const place = { lat: 42.36, lng: -71.06 }
  const many = Array.from({ length: 9 }, (_, index) => makeInput({ id: `m${index}`, place }))
  const few = makeInput({ id: 'f0', place: { lat: 52.52, lng: 13.4 } })
  await saveRestaurants(env.DB, [...many, few], { at: 0, by: 'import' })
})

it.each([
  [MANY, /^row-m\d$/],
  [`${MANY}&view=list`, /^row-m\d$/],
  [`${MANY}&embed=1`, /^content$/],
  [FEW, /^content$/],
  ['/', /^content$/],
  ['/about', /^content$/],
])('the first paint of %s waits for an element of the page', async (path, id) => {
  const html = await (await request(path)).text()
  const expected = /<link rel="expect" href="#([^"]+)"/.exec(html)?.[1] ?? ''
  expect(expected).toMatch(id)
  const [before = ''] = html.split(` id="${expected}"`)
  expect(html).toContain(` id="${expected}"`)
  if (expected !== 'content') expect(before.match(/<li class="row"/g)).toHaveLength(7 + 1)
})
