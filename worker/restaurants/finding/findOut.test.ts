import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { request } from '../../testing/request.ts'
import { makeInput } from '../../testing/restaurants.ts'
import type { RestaurantInput } from '../restaurantInput.ts'
import { saveRestaurants } from '../saving/saveRestaurants.ts'
import { findNearby } from './findNearby.ts'
import { findOut } from './findOut.ts'

const NOW = Date.UTC(2026, 10, 21)
const BOSTON = { lat: 42.36, lng: -71.06 }

const truck = (number: number, name: string, fields: Partial<RestaurantInput>) =>
  makeInput({
    id: `osm-node-${number}`,
    name,
    status: 'ONLINE',
    onlineUntil: Date.UTC(2100, 0, 1),
    ...fields,
  })

/** A town with more restaurants than a search returns, and a truck further away. */
beforeAll(async () => {
  const town = Array.from({ length: 210 }, (_, i) => makeInput({ id: `osm-node-${i}` }))
  const trucks = [
    truck(1000, 'behind', { place: { lat: 42.38, lng: -71.06 } }),
    truck(1001, 'thai', { place: { lat: 42.4, lng: -71.06 }, cuisine: ['thai'], delivery: 'only' }),
    truck(1002, 'unsure', { place: { lat: 42.4, lng: -71.06 }, diet: 'unconfirmed' }),
    truck(1003, 'over', { place: { lat: 42.4, lng: -71.06 }, onlineUntil: NOW }),
    truck(1004, 'away', { place: { lat: 42.36, lng: -70.9 } }),
    truck(1005, 'attu', { place: { lat: 52.9, lng: 179.99 } }),
  ]
  await saveRestaurants(env.DB, [...town, ...trucks], { at: 0, by: 'import' })
})

const namesOf = (found: { name: string }[]) => found.map(({ name }) => name)
const namesOut = async (input: Parameters<typeof findOut>[1]) =>
  namesOf((await findOut(env.DB, input, NOW)).restaurants)

describe('ONLINE pop-ups around a place', () => {
  it('include a truck that is not among the nearest 200 restaurants', async () => {
    const nearby = await findNearby(env.DB, { ...BOSTON, distanceKm: 10 }, NOW)
    expect(namesOf(nearby.restaurants)).not.toContain('behind')
    const found = await findOut(env.DB, { ...BOSTON, distanceKm: 10 }, NOW)
    expect(namesOf(found.restaurants)).toEqual(['behind', 'thai'])
    expect(found).toMatchObject({ total: 2, approximate: false })
    expect(found.restaurants[0]?.distance).toBeCloseTo(2224, 0)
  })

  it('are filtered by cuisine, diet level and facts', async () => {
    const thai = { ...BOSTON, distanceKm: 10, cuisines: ['thai'] }
    expect(await namesOut(thai)).toEqual(['thai'])
    const unsure = { ...BOSTON, distanceKm: 10, diets: ['unconfirmed'] as const }
    expect(await namesOut(unsure)).toEqual(['unsure'])
    expect(await namesOut({ ...BOSTON, distanceKm: 10, has: ['delivery'] })).toEqual(['thai'])
    const html = await (await request('/?lat=42.36&lng=-71.06&live=1&has=delivery')).text()
    expect(html).toContain('id="row-osm-node-1001"')
    expect(html).not.toContain('id="row-osm-node-1000"')
  })

  it('are found across the antimeridian', async () => {
    expect(await namesOut({ lat: 52.9, lng: -179.99, distanceKm: 10 })).toEqual(['attu'])
  })

  it('are filtered before they are cut short, which the answer says', async () => {
    const around = { ...BOSTON, distanceKm: 10 }
    const thai = await findOut(env.DB, { ...around, cuisines: ['thai', 'indian'] }, NOW, 2)
    expect(thai).toMatchObject({ total: 1, approximate: false })
    const unsure = await findOut(env.DB, { ...around, diets: ['unconfirmed'] }, NOW, 2)
    expect(unsure).toMatchObject({ total: 1, approximate: false })
    expect(await findOut(env.DB, around, NOW, 1)).toMatchObject({ total: 1, approximate: true })
  })

  it('are listed by a page with that filter, without scripts', async () => {
    const html = await (await request('/?lat=42.36&lng=-71.06&live=1')).text()
    expect(html).toContain('id="row-osm-node-1000"')
    expect(html).not.toContain('id="row-osm-node-1"')
  })
})
