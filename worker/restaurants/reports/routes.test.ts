import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../contract/durations.ts'
import type { Report } from '../../contract/restaurants/editing.ts'
import { call, passBotCheck } from '../../testing/accounts.ts'
import {
  change,
  fetchRestaurant,
  readRestaurant,
  resultOf,
  storeOwned,
  storeRestaurant,
} from '../../testing/editing.ts'
import { interrupted } from '../../testing/interrupted.ts'
import { makePerson, type Person } from '../../testing/people.ts'
import { findNearby } from '../finding/findNearby.ts'

const report = (id: string, body: unknown, by?: Person) =>
  change('POST', id, { rest: '/reports', body, ...(by ? { by } : {}) })

async function reportsFor(by: Person, query = '') {
  const response = await call('GET', `/api/reports${query}`, { by })
  expect(response.status).toBe(200)
  return {
    reports: await response.json<Report[]>(),
    total: Number(response.headers.get('x-total-count')),
  }
}

const resolve = (id: number | undefined, outcome: unknown, by?: Person) =>
  call('POST', `/api/reports/${id}/resolve`, { body: { outcome }, ...(by ? { by } : {}) })

describe('POST /api/restaurants/{id}/reports', () => {
  it('accepts a report from anybody with a bot check, each token once', async () => {
    const { id, owner } = await storeOwned()
    const recaptchaToken = await passBotCheck()
    const body = { kind: 'moved', note: ' Across the street ', recaptchaToken }
    expect(await resultOf(report(id, body))).toBe('201')
    expect(await resultOf(report(id, body))).toBe('400 invalid')
    expect(await resultOf(report(id, { kind: 'moved' }))).toBe('400 invalid')
    const { reports } = await reportsFor(owner)
    expect(reports).toEqual([
      {
        id: expect.any(Number),
        kind: 'moved',
        note: 'Across the street',
        at: expect.stringMatching(/^20.*Z$/),
        by: null,
        restaurant: {
          _id: id,
          name: 'Green Fork',
          status: 'RESTAURANT',
          address: null,
          closedAt: null,
        },
        outcome: null,
      },
    ])
  })

  it('takes null for the bot check that a member does not need', async () => {
    const { id, owner } = await storeOwned()
    expect(await resultOf(report(id, { kind: 'moved', recaptchaToken: null }, owner))).toBe('201')
    expect(await resultOf(report(id, { kind: 'moved', recaptchaToken: null }))).toBe('400 invalid')
  })

  it('keeps one open report of a kind by one person', async () => {
    const { id, owner } = await storeOwned()
    const by = await makePerson()
    for (const kind of ['closed', 'closed', 'wrong-diet', 'duplicate', 'other']) {
      expect(await resultOf(report(id, { kind }, by))).toBe('201')
    }
    const { reports, total } = await reportsFor(owner)
    expect(reports.map(({ kind }) => kind)).toEqual(['closed', 'wrong-diet', 'duplicate', 'other'])
    expect(total).toBe(4)
    expect(reports[0]?.by).toMatch(/^member [\w-]{6}$/)
    await resolve(reports[0]?.id, 'dismissed', owner)
    expect(await resultOf(report(id, { kind: 'closed' }, by))).toBe('201')
    expect((await reportsFor(owner)).total).toBe(4)
  })

  it.each([
    {},
    { kind: 'rude' },
    { kind: 'other', note: 'x'.repeat(501) },
    { kind: 'other', note: 5 },
  ])('refuses %j', async (body) => {
    const id = await storeRestaurant()
    expect(await resultOf(report(id, body, await makePerson()))).toBe('400 invalid')
  })

  it('refuses a missing restaurant, and more than ten an hour once limits are on', async () => {
    const by = await makePerson()
    expect(await resultOf(report('rnothing00000000', { kind: 'other' }, by))).toBe('404 not_found')
    const id = await storeRestaurant()
    const results = []
    for (let i = 0; i < 11; i += 1) {
      const options = { rest: '/reports', by, body: { kind: 'other' }, settings: { LIMITS: 'on' } }
      results.push(await resultOf(change('POST', id, options)))
    }
    expect(results).toEqual([...Array(10).fill('201'), '429 too_many_requests'])
  })
})

describe('the queue of reports', () => {
  it('shows admins all reports with addresses, owners their own, others none', async () => {
    const [first, second] = [await storeOwned(), await storeOwned()]
    const reporter = await makePerson()
    await report(first.id, { kind: 'closed' }, reporter)
    await report(second.id, { kind: 'other' }, reporter)
    const idsFor = async (by: Person) =>
      (await reportsFor(by)).reports.map(({ restaurant }) => restaurant._id)
    expect(await idsFor(first.owner)).toEqual([first.id])
    expect(await idsFor(reporter)).toEqual([])
    const admin = await makePerson({ roles: ['admin'] })
    expect(await idsFor(admin)).toEqual(expect.arrayContaining([first.id, second.id]))
    const all = await reportsFor(admin)
    expect(all.reports.at(-1)?.by).toBe(reporter.email)
    const page = await reportsFor(admin, `?after=${all.reports.at(-2)?.id}&limit=1`)
    expect(page).toEqual({ reports: all.reports.slice(-1), total: all.total })
    expect((await call('GET', '/api/reports')).status).toBe(401)
    for (const query of ['limit=0', 'limit=0x10', 'after=']) {
      expect((await call('GET', `/api/reports?${query}`, { by: admin })).status).toBe(400)
    }
  })

  it('closes a restaurant: it leaves searches, keeps its page, and all reports of closing are settled', async () => {
    const place = { lat: 35.7, lng: 139.7 }
    const until = Date.now() + HOUR_MS
    const { id, owner } = await storeOwned({ place, status: 'ONLINE', onlineUntil: until })
    for (const kind of ['closed', 'other']) await report(id, { kind }, await makePerson())
    await report(id, { kind: 'closed' }, await makePerson())
    const [one] = (await reportsFor(owner)).reports
    const settled = await resolve(one?.id, 'closed', owner)
    expect(await settled.json()).toMatchObject({
      id: one?.id,
      outcome: 'closed',
      restaurant: { status: 'OFFLINE', closedAt: expect.any(String) },
    })
    expect((await reportsFor(owner)).reports.map(({ kind }) => kind)).toEqual(['other'])
    const found = await findNearby(env.DB, { ...place, distanceKm: 1 }, Date.now())
    expect(found.total).toBe(0)
    const restaurant = await fetchRestaurant(id)
    expect(restaurant).toMatchObject({
      status: 'OFFLINE',
      version: 2,
      closedAt: expect.any(String),
    })
    expect(await resultOf(resolve(one?.id, 'dismissed', owner))).toBe('200')
    expect(await fetchRestaurant(id)).toEqual(restaurant)
    const confirm = change('POST', id, { rest: '/confirm', by: owner })
    expect(await resultOf(confirm)).toBe('409 conflict')
    const body = { lat: 1, lng: 2, status: 'ONLINE' }
    const toggle = change('PUT', id, { noun: 'restaurants/popup/toggle', by: owner, body })
    expect(await resultOf(toggle)).toBe('409 conflict')
  })

  it('lets only the owner or an admin settle a report', async () => {
    const { id, owner } = await storeOwned()
    await report(id, { kind: 'closed' }, await makePerson())
    const [one] = (await reportsFor(owner)).reports
    const stranger = await makePerson()
    expect(await resultOf(resolve(one?.id, 'closed', stranger))).toBe('403 forbidden')
    expect(await resultOf(resolve(one?.id, 'burnt', stranger))).toBe('403 forbidden')
    expect(await resultOf(resolve(one?.id, 'closed'))).toBe('401 unauthenticated')
    expect(await resultOf(resolve(one?.id, 'burnt', owner))).toBe('400 invalid')
    expect(await resultOf(resolve(999_999, 'closed', owner))).toBe('404 not_found')
    expect(await fetchRestaurant(id)).toMatchObject({ closedAt: null, version: 1 })
    const admin = await makePerson({ roles: ['admin'] })
    expect(await resultOf(resolve(one?.id, 'fixed', admin))).toBe('200')
    expect((await reportsFor(owner)).total).toBe(0)
  })
})

describe('POST /api/restaurants/{id}/confirm', () => {
  it('stores the day once, also for searches, without a new version', async () => {
    const place = { lat: 64.1, lng: -21.9 }
    const id = await storeRestaurant({ place })
    const confirm = async () =>
      readRestaurant(change('POST', id, { rest: '/confirm', by: await makePerson() }))
    const first = await confirm()
    expect(first).toMatchObject({ confirmedAt: expect.stringMatching(/^20.*Z$/), version: 1 })
    expect(await confirm()).toEqual(first)
    expect(await fetchRestaurant(id)).toEqual(first)
    const { restaurants } = await findNearby(env.DB, { ...place, distanceKm: 1 }, Date.now())
    expect(restaurants).toMatchObject([{ _id: id, confirmedAt: first.confirmedAt }])
    await env.DB.prepare(
      'UPDATE restaurants SET confirmed_at = confirmed_at - 86400000 WHERE id = ?',
    )
      .bind(id)
      .run()
    expect((await confirm()).confirmedAt?.slice(0, 10)).toBe(first.confirmedAt?.slice(0, 10))
  })

  it('does not count for a version written after the request', async () => {
    const { id, owner } = await storeOwned()
    const DB = interrupted(1, () => change('PUT', id, { by: owner, body: { name: 'Newer' } }))
    const by = await makePerson()
    const unseen = change('POST', id, { rest: '/confirm', by, onVersion: 1, settings: { DB } })
    expect(await resultOf(unseen)).toBe('412 stale_version')
    expect(await fetchRestaurant(id)).toMatchObject({ name: 'Newer', confirmedAt: null })
  })

  it('still counts when a pop-up has only gone ONLINE or moved since it was seen', async () => {
    const { id, owner } = await storeOwned({ status: 'OFFLINE', place: null })
    const by = await makePerson()
    const confirm = () => resultOf(change('POST', id, { rest: '/confirm', by, onVersion: 1 }))
    for (const body of [
      { lat: 1, lng: 2, status: 'ONLINE' },
      { lat: 3, lng: 4, status: 'OFFLINE' },
    ]) {
      await change('PUT', id, { noun: 'restaurants/popup/toggle', by: owner, body })
    }
    expect(await confirm()).toBe('200')
    await change('PUT', id, { by: owner, body: { name: 'Newer' } })
    expect(await confirm()).toBe('412 stale_version')
  })

  it('counts for any of as many versions as a header can name', async () => {
    const id = await storeRestaurant()
    const onVersion = Array.from({ length: 500 }, (_, n) => `"${n + 1}"`).join(', ')
    const confirm = change('POST', id, { rest: '/confirm', by: await makePerson(), onVersion })
    expect(await resultOf(confirm)).toBe('200')
  })

  it('does not count for a pop-up that was none when it was seen', async () => {
    const { id, owner } = await storeOwned()
    const { name } = await fetchRestaurant(id)
    const edit = change('PUT', id, { by: owner, body: { name, status: 'OFFLINE' } })
    expect(await resultOf(edit)).toBe('200')
    const by = await makePerson()
    const confirm = change('POST', id, { rest: '/confirm', by, onVersion: 1 })
    expect(await resultOf(confirm)).toBe('412 stale_version')
  })

  it('is for signed-in users and existing restaurants', async () => {
    const id = await storeRestaurant()
    expect(await resultOf(change('POST', id, { rest: '/confirm' }))).toBe('401 unauthenticated')
    const by = await makePerson()
    const stale = change('POST', id, { rest: '/confirm', by, onVersion: 7 })
    expect(await resultOf(stale)).toBe('412 stale_version')
    const none = change('POST', 'rnothing00000000', { rest: '/confirm', by })
    expect(await resultOf(none)).toBe('404 not_found')
  })
})
