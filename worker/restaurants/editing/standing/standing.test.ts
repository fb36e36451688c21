import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { readDerived } from '../../../testing/derived.ts'
import {
  change,
  fetchRestaurant,
  readRestaurant,
  resultOf,
  storeOwned,
  storeRestaurant,
} from '../../../testing/editing.ts'
import { makePerson } from '../../../testing/people.ts'
import { request } from '../../../testing/request.ts'
import { findNearby } from '../../finding/findNearby.ts'

async function readCounts() {
  const { documents: _, ...counts } = await readDerived()
  return counts
}

const dishes = [{ option: 'Dal', description: 'Red.', index: 0 }]

describe('DELETE /api/restaurants/{id}', () => {
  it('removes the restaurant from searches, counts and pages; an admin restores it', async () => {
    const empty = await readCounts()
    const place = { lat: -33.9, lng: 18.4 }
    const { id, owner } = await storeOwned({ place, cuisine: ['cape'], veganOptions: dishes })
    const full = await readCounts()
    const before = await fetchRestaurant(id)
    expect((await change('DELETE', id, { by: owner, onVersion: 2 })).status).toBe(412)
    expect((await change('DELETE', id, { by: owner, onVersion: 1 })).status).toBe(204)
    expect(await readCounts()).toEqual(empty)
    expect((await request(`/api/restaurants/${id}`)).status).toBe(404)
    expect((await request(`/details/${id}`)).status).toBe(404)
    expect(await resultOf(change('DELETE', id, { by: owner }))).toBe('404 not_found')
    const edit = change('PUT', id, { by: owner, body: { name: 'Back' } })
    expect(await resultOf(edit)).toBe('404 not_found')
    expect(await resultOf(change('POST', id, { rest: '/restore', by: owner }))).toBe(
      '403 forbidden',
    )

    const admin = await makePerson({ roles: ['admin'] })
    expect(await resultOf(change('DELETE', id, { by: admin }))).toBe('404 not_found')
    const restore = async () => (await change('POST', id, { rest: '/restore', by: admin })).status
    expect(await restore()).toBe(204)
    const restored = await fetchRestaurant(id)
    expect(restored).toEqual({ ...before, version: 3, metadata: restored.metadata })
    expect(await readCounts()).toEqual(full)
    expect(await restore()).toBe(204)
    expect(await fetchRestaurant(id)).toEqual(restored)
    expect((await change('DELETE', id, { by: owner })).status).toBe(204)
  })

  it('is refused to everybody but its owner', async () => {
    const { id } = await storeOwned()
    expect(await resultOf(change('DELETE', id))).toBe('401 unauthenticated')
    expect(await resultOf(change('DELETE', id, { by: await makePerson() }))).toBe('403 forbidden')
    const unowned = await storeRestaurant()
    const stranger = await makePerson()
    expect(await resultOf(change('DELETE', unowned, { by: stranger }))).toBe('403 forbidden')
    expect(await fetchRestaurant(id)).toMatchObject({ version: 1 })
  })
})

describe('a call for owners only', () => {
  it.each([
    ['DELETE', 'restaurants', ''],
    ['PUT', 'restaurants/popup/toggle', ''],
    ['POST', 'restaurants', '/reopen'],
    ['POST', 'restaurants', '/history/1/revert'],
  ] as const)('is 404 where there is no restaurant: %s %s/{id}%s', async (method, noun, rest) => {
    const by = await makePerson()
    const body = { status: 'OFFLINE' }
    const told = change(method, 'rnothing00000000', { noun, rest, by, body })
    expect(await resultOf(told)).toBe('404 not_found')
    const noted = env.DB.prepare('SELECT count(*) AS n FROM audit WHERE actor = ?').bind(by.id)
    expect(await noted.first('n')).toBe(0)
  })
})

describe('POST /api/restaurants/{id}/reopen', () => {
  it('brings a closed place back into searches', async () => {
    const place = { lat: -12, lng: -77 }
    const { id, owner } = await storeOwned({ place })
    const found = async () =>
      (await findNearby(env.DB, { ...place, distanceKm: 1 }, Date.now())).restaurants.map(
        (one) => one._id,
      )
    await change('POST', id, { rest: '/reports', by: owner, body: { kind: 'closed' } })
    const [report] = await (
      await request('/api/reports', { headers: { 'x-auth-token': owner.token } })
    ).json<{ id: number }[]>()
    await request(`/api/reports/${report?.id}/resolve`, {
      method: 'POST',
      headers: { 'x-auth-token': owner.token, 'content-type': 'application/json' },
      body: '{"outcome":"closed"}',
    })
    expect(await fetchRestaurant(id)).toMatchObject({ closedAt: expect.stringMatching(/^20.*Z$/) })
    expect(await found()).toEqual([])
    const edit = change('PUT', id, { by: owner, body: { name: 'Was Green Fork' } })
    expect(await resultOf(edit)).toBe('200')
    expect(await found()).toEqual([])
    expect((await request(`/details/${id}`)).status).toBe(200)
    const stranger = await makePerson()
    const reopen = (by: typeof owner) => change('POST', id, { rest: '/reopen', by })
    expect(await resultOf(reopen(stranger))).toBe('403 forbidden')
    expect(await readRestaurant(reopen(owner))).toMatchObject({ closedAt: null, version: 4 })
    expect(await found()).toEqual([id])
  })
})
