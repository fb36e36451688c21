import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../contract/durations.ts'
import type { Env } from '../../env.ts'
import {
  change,
  fetchRestaurant,
  readRestaurant,
  resultOf,
  storeOwned,
  storeRestaurant,
} from '../../testing/editing.ts'
import { makePerson, type Person } from '../../testing/people.ts'
import { readHistory } from './history/store.ts'

const POP_UP = { status: 'OFFLINE', place: null } as const

function toggle(id: string, by: Pick<Person, 'token'>, body: unknown, settings: Partial<Env> = {}) {
  return change('PUT', id, { noun: 'restaurants/popup/toggle', by, body, settings })
}

function hoursFromNow(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString()
}

/** ISO 8601 with this zone, as "-0530". */
function inZone(time: number, zone: string): string {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):?(\d\d)?/.exec(zone) ?? []
  const offset = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  const local = new Date(time + (sign === '-' ? -offset : offset))
  return local.toISOString().replace('Z', zone)
}

describe('PUT /api/restaurants/popup/toggle/{id}', () => {
  it('sends a pop-up ONLINE for six hours, and sending it three times is one change', async () => {
    const { id, owner } = await storeOwned(POP_UP)
    const body = { lat: 42.36, lng: -71.06, status: 'ONLINE' }
    const first = await readRestaurant(toggle(id, owner, body))
    expect(first).toMatchObject({
      status: 'ONLINE',
      geoJson: { type: 'Point', coordinates: [-71.06, 42.36] },
      version: 2,
    })
    const hours = (Date.parse(first.onlineUntil ?? '') - Date.now()) / HOUR_MS
    expect(hours).toBeGreaterThan(5.9)
    expect(hours).toBeLessThanOrEqual(6)
    expect(await readRestaurant(toggle(id, owner, body))).toEqual(first)
    expect(await readRestaurant(toggle(id, owner, body))).toEqual(first)
    expect(await readHistory(env.DB, id)).toHaveLength(1)
  })

  it('sends it OFFLINE, and sending it three times is one change', async () => {
    const { id, owner } = await storeOwned(POP_UP)
    await toggle(id, owner, { lat: 1, lng: 2, status: 'ONLINE' })
    for (let i = 0; i < 3; i += 1) {
      const answer = await readRestaurant(toggle(id, owner, { lat: 1, lng: 2, status: 'OFFLINE' }))
      expect(answer).toMatchObject({ status: 'OFFLINE', onlineUntil: null, version: 3 })
    }
  })

  it('moves when the status is sent again, and keeps its end', async () => {
    const { id, owner } = await storeOwned(POP_UP)
    const until = hoursFromNow(2)
    await toggle(id, owner, { lat: 1, lng: 2, status: 'ONLINE', until })
    expect(
      await readRestaurant(toggle(id, owner, { lat: 3, lng: 4, status: 'ONLINE' })),
    ).toMatchObject({
      geoJson: { coordinates: [4, 3] },
      onlineUntil: until,
    })
    const longer = hoursFromNow(23.9)
    const body = { lat: 3, lng: 4, status: 'ONLINE', until: longer }
    expect(await readRestaurant(toggle(id, owner, body))).toMatchObject({ onlineUntil: longer })
    await toggle(id, owner, { lat: 5, lng: 6, status: 'OFFLINE' })
    const away = await fetchRestaurant(id)
    expect(away).toMatchObject({ status: 'OFFLINE', geoJson: { coordinates: [6, 5] } })
    await toggle(id, owner, { status: 'ONLINE' })
    expect(await fetchRestaurant(id)).toMatchObject({ geoJson: { coordinates: [6, 5] } })
  })

  it('keeps the time since when it is ONLINE when it moves or is edited', async () => {
    const { id, owner } = await storeOwned(POP_UP)
    expect(await fetchRestaurant(id)).toMatchObject({ onlineSince: null })
    const out = await readRestaurant(toggle(id, owner, { lat: 1, lng: 2, status: 'ONLINE' }))
    expect(out.onlineSince).toBe(out.metadata.lastModified)
    await env.DB.prepare('UPDATE restaurants SET online_since = 1000 WHERE id = ?').bind(id).run()
    const since = '1970-01-01T00:00:01.000Z'
    const moved = toggle(id, owner, { lat: 3, lng: 4, status: 'ONLINE' })
    expect(await readRestaurant(moved)).toMatchObject({ onlineSince: since })
    await change('PUT', id, { by: owner, body: { name: 'Other' } })
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'Other', onlineSince: since })
    const back = toggle(id, owner, { lat: 3, lng: 4, status: 'OFFLINE' })
    expect(await readRestaurant(back)).toMatchObject({ onlineSince: null })
    const again = await readRestaurant(toggle(id, owner, { lat: 3, lng: 4, status: 'ONLINE' }))
    expect(again.onlineSince).toBe(again.metadata.lastModified)
  })

  it('starts a new time once the last has ended', async () => {
    const past = { onlineUntil: Date.now() - 1, onlineSince: 1000 }
    const { id, owner } = await storeOwned({ status: 'ONLINE', ...past })
    expect(await fetchRestaurant(id)).toMatchObject({ status: 'OFFLINE', onlineSince: null })
    const answer = await readRestaurant(toggle(id, owner, { lat: 1, lng: 2, status: 'ONLINE' }))
    expect(answer).toMatchObject({ status: 'ONLINE', version: 2 })
    expect(answer.onlineSince).toBe(answer.metadata.lastModified)
  })

  it.each(['Z', '+02:00', '+0200', '-0530', '+02'])('takes a time with zone %s', async (zone) => {
    const { id, owner } = await storeOwned(POP_UP)
    const end = Math.floor(Date.now() / 1000) * 1000 + HOUR_MS
    const until = inZone(end, zone)
    const body = { lat: 1, lng: 2, status: 'ONLINE', until }
    const answer = await readRestaurant(toggle(id, owner, body))
    expect(answer.onlineUntil).toBe(new Date(end).toISOString())
  })

  it.each(['Z', '+0530'])('takes a time without seconds with zone %s', async (zone) => {
    const { id, owner } = await storeOwned(POP_UP)
    const end = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + HOUR_MS
    const until = inZone(end, zone).replace(':00.000', '')
    const answer = await readRestaurant(
      toggle(id, owner, { lat: 1, lng: 2, status: 'ONLINE', until }),
    )
    expect(answer.onlineUntil).toBe(new Date(end).toISOString())
  })

  it.each([
    ['no status', { lat: 1, lng: 2 }],
    ['RESTAURANT', { lat: 1, lng: 2, status: 'RESTAURANT' }],
    ['half a place', { lat: 1, status: 'ONLINE' }],
    ['no place at all', { status: 'ONLINE' }],
    ['a place past the pole', { lat: 91, lng: 2, status: 'ONLINE' }],
    ['a place as text', { lat: '1', lng: '2', status: 'ONLINE' }],
    ['a time that is over', { lat: 1, lng: 2, status: 'ONLINE', until: hoursFromNow(-1) }],
    ['a time in 25 hours', { lat: 1, lng: 2, status: 'ONLINE', until: hoursFromNow(25) }],
    ['a time without a zone', { lat: 1, lng: 2, status: 'ONLINE', until: '2999-01-01T00:00:00' }],
    ['a time that is none', { lat: 1, lng: 2, status: 'ONLINE', until: 'tonight' }],
  ])('refuses %s', async (_, body) => {
    const { id, owner } = await storeOwned(POP_UP)
    expect(await resultOf(toggle(id, owner, body))).toBe('400 invalid')
    expect(await fetchRestaurant(id)).toMatchObject({ status: 'OFFLINE', version: 1 })
  })

  it('is for pop-ups only, and for their owner or an admin', async () => {
    const body = { lat: 1, lng: 2, status: 'ONLINE' }
    const fixed = await storeOwned()
    expect(await resultOf(toggle(fixed.id, fixed.owner, body))).toBe('409 conflict')
    const unowned = await storeRestaurant(POP_UP)
    const admin = await makePerson({ roles: ['admin'] })
    expect(await resultOf(toggle(unowned, fixed.owner, body))).toBe('403 forbidden')
    expect(await resultOf(toggle(unowned, { token: '' }, body))).toBe('401 unauthenticated')
    expect(await resultOf(toggle(unowned, admin, body))).toBe('200')
    expect(await resultOf(toggle('rnothing00000000', admin, body))).toBe('404 not_found')
  })

  it('allows ten changes a minute once limits are on', async () => {
    const { id, owner } = await storeOwned(POP_UP)
    const body = { lat: 1, lng: 2, status: 'ONLINE' }
    for (let i = 0; i < 10; i += 1) {
      expect(await resultOf(toggle(id, owner, body, { LIMITS: 'on' }))).toBe('200')
    }
    const refused = await toggle(id, owner, body, { LIMITS: 'on' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30)
    expect(await resultOf(refused)).toBe('429 too_many_requests')
  })
})
