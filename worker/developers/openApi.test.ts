import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createApp } from '../app.ts'
import { HOUR_MS } from '../contract/durations.ts'
import { ROUTE_ACCESS } from '../http/access/access.ts'
import { inputOf } from '../http/validate.ts'
import { saveMenus } from '../restaurants/saving/saveMenus.ts'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { putPlaces } from '../testing/gazetteer.ts'
import { request } from '../testing/request.ts'
import { makeInput } from '../testing/restaurants.ts'
import { CALLS } from './calls.ts'
import { describeCalls } from './describeCalls.ts'
import type { ApiDocument } from './document.ts'
import { openApiOf } from './openApi.ts'

const { routes } = createApp()
const document = openApiOf(routes, env.ORIGIN)
const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)
const findCall = (name: string) => calls.find(({ call }) => call === name)?.operation

describe('the description of the API', () => {
  it('is JSON that anybody may read', async () => {
    const response = await request('/api/openapi.json', {
      headers: { origin: 'https://a.example' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json<ApiDocument>()).toEqual(document)
  })

  it('has every route and no other', () => {
    const there = routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}')}`)
    expect(new Set(calls.map(({ call }) => call))).toEqual(new Set(there))
    expect(Object.keys(CALLS)).toHaveLength(calls.length)
  })

  it('names each operation once', () => {
    const ids = calls.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has a parameter for each part of a path and each name of a query that a route reads', () => {
    for (const { method, path } of ROUTE_ACCESS) {
      const inputs = routes
        .filter((one) => one.method === method && one.path.replace(/\/$/, '') === path)
        .flatMap(({ handler }) => inputOf(handler) ?? [])
      const query = inputs.find(({ target }) => target === 'query')?.schema
      const named = query instanceof z.ZodObject ? Object.keys(query.shape) : []
      const parts = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      const call = findCall(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      const told = call?.parameters.filter((one) => one.in !== 'header').map(({ name }) => name)
      expect(told, path).toEqual([...parts, ...named])
      const hasBody = inputs.some(({ target }) => target === 'json')
      if (hasBody) expect(call?.requestBody, path).toBeDefined()
    }
  })

  it('gives the type of a parsed parameter, not only that it is text', () => {
    const lat = findCall('GET /api/restaurants/query')?.parameters.find((one) => one.name === 'lat')
    expect(lat).toMatchObject({
      in: 'query',
      required: true,
      schema: { type: 'number', minimum: -90, maximum: 90 },
    })
  })

  it('requires a session only where one is needed', () => {
    expect(findCall('GET /api/restaurants/query')?.security).toEqual([])
    expect(findCall('PUT /api/restaurants/{id}')?.security).toEqual([{ session: [] }])
    expect(findCall('GET /api/users/mailinglist')?.responses).toHaveProperty('403')
    expect(findCall('GET /api/restaurants/query')?.responses).not.toHaveProperty('401')
  })
})

describe('a call that other sites may make', () => {
  beforeAll(async () => {
    await putPlaces([['Boston', 'MA', 'US', 42.36, -71.06]])
    const place = { lat: 42.36, lng: -71.06 }
    await saveRestaurants(
      env.DB,
      [
        makeInput({ id: 'osm-node-2605493474', name: 'Boston Fork', place }),
        makeInput({ id: 'r2', status: 'ONLINE', onlineUntil: Date.now() + HOUR_MS, place }),
      ],
      { by: 'import', at: 1 },
    )
    const menu = '# Mains\n- Tofu curry 9.00\n- Beef stew 12.00\n- Curry 9.00'
    await saveMenus(env.DB, [{ restaurantId: 'osm-node-2605493474', menu }], {
      by: 'import',
      at: 1,
    })
  })

  const open = describeCalls(document).open.flatMap((group) => group.calls)
  it.each(open.map((call) => [call.path, call] as const))(
    'answers the example of %s as described',
    async (path, { curl }) => {
      const address = new URL(/'(.*)'/.exec(curl ?? '')?.[1] ?? '')
      const example =
        address.pathname + (address.search || (path.endsWith('whole') ? '?id=r2' : ''))
      const response = await request(example.replace('zipcode=02139', 'zipcode=Boston'))
      expect(response.status).toBe(200)
      const row = Object.entries(CALLS).find(
        ([name]) => name.replace(/:(\w+)/g, '{$1}') === `GET ${path}`,
      )
      const answer = row?.[1].answer
      const body: unknown = await response.json()
      if (answer) expect(answer.parse(body)).toEqual(body)
      else expect(path).toBe('/api/openapi.json')
      expect(JSON.stringify(body).length).toBeGreaterThan(2)
    },
  )
})

describe('the page for developers', () => {
  it('shows every call, with an example of each open one', async () => {
    const html = await (await request('/developers')).text()
    for (const { call, operation } of calls) {
      expect(html).toContain(call.replaceAll('&', '&amp;'))
      expect(html).toContain(operation.summary)
    }
    expect(html).toContain('/api/restaurants/query?lat=42.36&amp;long=-71.06')
    expect(html).toContain('Open Database License')
    expect(html).toContain('/cities/massachusetts/boston?embed=1')
  })

  it('begins with a search that can be tried', async () => {
    const html = await (await request('/developers')).text()
    expect(/<code>(.*?)<\/code>/.exec(html)?.[1]).toContain('/api/restaurants/query?lat=')
  })

  it('does not send its calls a second time as data', async () => {
    const html = await (await request('/developers')).text()
    expect(html.split('/api/restaurants/clusters?').length).toBe(2)
  })
})
