import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import {
  app,
  fill,
  finish,
  LIMITS,
  max,
  SEARCH,
  slowSearch,
  startEachWithAFreshIsolate,
  statusOf,
} from '../../testing/busyIsolate.ts'
import { request } from '../../testing/request.ts'

startEachWithAFreshIsolate()

it.each([
  ['a call', SEARCH, {}],
  ['a call of another site', SEARCH, { origin: 'https://food.example' }],
  ['a call with a cookie', SEARCH, { cookie: 'a=b' }],
  ['a call in German', SEARCH, { 'accept-language': 'de' }],
  ['an unknown call', '/api/nothing', {}],
  ['a page in German', '/de/cities/massachusetts/boston', {}],
])(
  'repeats a refusal with another id and without reading a binding: %s',
  async (_, path, headers) => {
    const slow = fill()
    const readRefusal = async (settings: object) => {
      const answer = await app.fetch(
        new Request(`https://sprig.example${path}`, { headers }),
        Object.defineProperties({ ...env, LIMITS }, Object.getOwnPropertyDescriptors(settings)),
        createExecutionContext(),
      )
      const id = answer.headers.get('x-request-id') ?? ''
      expect(answer.status).toBe(503)
      return {
        id,
        text: (await answer.text()).replace(id, ''),
        headers: [...answer.headers].filter(([, value]) => value !== id),
      }
    }
    // Another form, which must not be mistaken for this one.
    await statusOf('/fr/about')
    const first = await readRefusal({})
    const copy = await readRefusal({
      get DB() {
        throw new Error('A binding was read')
      },
    })
    expect({ ...copy, id: first.id }).toEqual(first)
    expect(copy.id).not.toBe(first.id)
    await finish(slow)
  },
)

it('still answers the preflight of an open call when it has refused another', async () => {
  const slow = fill()
  const preflight = async (path: string) => {
    const headers = { 'access-control-request-method': 'GET', origin: 'https://food.example' }
    return (await request(path, { method: 'OPTIONS', headers }, { LIMITS }, app)).status
  }
  expect(await preflight('/api/reports')).toBe(503)
  expect(await preflight(SEARCH)).toBe(204)
  await finish(slow)
})

it('repeats for a network beyond its limit no refusal of a busy isolate', async () => {
  vi.restoreAllMocks()
  const full = { LIMITS, LIMIT_SEARCH: { limit: async () => ({ success: false }) } }
  const statusBeyond = async () => (await request(SEARCH, {}, full, app)).status
  expect(await statusBeyond()).toBe(429)
  const slow = Array.from({ length: max }, () => slowSearch())
  expect(await statusBeyond()).toBe(503)
  await finish(slow)
  expect(await statusBeyond()).toBe(429)
})
