import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import type { AnnouncedAnswer } from '../../contract/announcing.ts'
import { DAY_MS } from '../../contract/durations.ts'
import { change, resultOf, storeOwned, storeRestaurant } from '../../testing/editing.ts'
import { makePerson, type Person } from '../../testing/people.ts'
import { request } from '../../testing/request.ts'
import { closeRestaurant } from '../editing/standing/closeRestaurant.ts'
import { reopenRestaurant } from '../editing/standing/reopenRestaurant.ts'

afterEach(() => vi.useRealTimers())

const TIME = 'abcdefghijklmnop'
/** Read once, since midnight may fall between two tests. */
const NOW = Date.now()
const day = (ahead: number) => new Date(NOW + ahead * DAY_MS).toISOString().slice(0, 10)
const lunch = (ahead = 3) => ({
  from: `${day(ahead)}T11:00`,
  to: `${day(ahead)}T15:00`,
  place: 'Copley Square, by the fountain',
})

interface Call {
  by?: Person
  body?: unknown
  time?: string
}
const call = (method: string, id: string, { time = TIME, ...options }: Call) =>
  change(method, id, { rest: `/announced/${time}`, ...options })
const announce = (id: string, by: Person, body: unknown = lunch(), time = TIME) =>
  call('PUT', id, { by, body, time })
const truck = () => storeOwned({ status: 'OFFLINE', name: 'Rolling Tofu' })
const timesOf = async (answer: Promise<Response>) =>
  (await (await answer).json<AnnouncedAnswer>()).times

const calendarOf = async (id: string) => (await request(`/popups/${id}.ics`)).text()

it('an owner announces several days ahead, in local time', async () => {
  const { id, owner } = await truck()
  await announce(id, owner, lunch(4), 'bbbbbbbbbbbbbbbb')
  const times = await timesOf(announce(id, owner, lunch(3)))
  expect(times.map(({ id }) => id)).toEqual([TIME, 'bbbbbbbbbbbbbbbb'])
  const hour = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    timeStyle: 'short',
  })
  expect(times.map(({ from }) => hour.format(new Date(from)))).toEqual(['11:00 AM', '11:00 AM'])
  const page = await (await request(`/details/${id}`)).text()
  expect(page).toContain('Copley Square, by the fountain')
  expect(page).toContain(
    `type="text/calendar" title="Rolling Tofu: announced times" href="/popups/${id}.ics"`,
  )
})

it('a repetition changes nothing; a change keeps the event and raises its version', async () => {
  const { id, owner } = await truck()
  await announce(id, owner)
  const first = await calendarOf(id)
  expect(first).toContain('SEQUENCE:0')
  await announce(id, owner)
  expect(await calendarOf(id)).toBe(first)
  await announce(id, owner, { ...lunch(), place: 'Elsewhere' })
  const second = await calendarOf(id)
  expect(second).toContain('SEQUENCE:1')
  expect(second).toContain('LOCATION:Elsewhere')
  const uid = /UID:.*/.exec(first)?.[0] ?? 'none'
  expect(second).toContain(uid)
  expect(second.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})

it('a cancelled time leaves the page, and calendars learn of it', async () => {
  const { id, owner } = await truck()
  await announce(id, owner)
  expect(await timesOf(call('DELETE', id, { by: owner }))).toEqual([])
  const calendar = await calendarOf(id)
  expect(calendar).toContain('STATUS:CANCELLED')
  expect(calendar).toContain('SEQUENCE:1')
  expect(await (await request(`/details/${id}`)).text()).not.toContain('Copley Square')
  expect((await call('DELETE', id, { by: owner, time: 'zzzzzzzzzzzzzzzz' })).status).toBe(200)
})

it('no text can break a line of a calendar, and no line is too long', async () => {
  const { id, owner } = await storeOwned({ status: 'OFFLINE', name: 'Tofu; Truck, "one"\\' })
  const empty = await request(`/popups/${id}.ics`)
  expect(empty.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const nothing = (await empty.text()).split('\r\n')
  expect([nothing[0], ...nothing.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
  expect(nothing).not.toContain('BEGIN:VEVENT')
  await announce(id, owner, { ...lunch(), place: `Square; by ${'very '.repeat(30)}far` })
  const calendar = await calendarOf(id)
  expect(calendar).toContain('SUMMARY:Tofu\\; Truck\\, "one"\\\\')
  expect(calendar).toMatch(/DTSTAMP:\d{8}T\d{6}Z\r\n/)
  expect(calendar).toMatch(/DTSTART:\d{8}T\d{4}00Z\r\nDTEND:\d{8}T\d{4}00Z\r\n/)
  for (const line of calendar.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75)
})

it('a pop-up that moves to another time zone keeps the times it announced', async () => {
  const { id, owner } = await truck()
  const [before] = await timesOf(announce(id, owner))
  const place = { lat: 34.05, lng: -118.24, status: 'OFFLINE' }
  await change('PUT', id, { noun: 'restaurants/popup/toggle', by: owner, body: place })
  const times = await timesOf(announce(id, owner, lunch(4), 'bbbbbbbbbbbbbbbb'))
  expect(times[0]).toEqual(before)
  expect(times.map(({ zone }) => zone)).toEqual(['America/New_York', 'America/Los_Angeles'])
})

it('a time announced again takes the new zone, though its clocks are the same', async () => {
  const { id, owner } = await storeOwned({ status: 'OFFLINE', place: { lat: 52.5, lng: 13.4 } })
  await announce(id, owner)
  const place = { lat: 48.85, lng: 2.35, status: 'OFFLINE' }
  await change('PUT', id, { noun: 'restaurants/popup/toggle', by: owner, body: place })
  const times = await timesOf(announce(id, owner))
  expect(times.map(({ zone }) => zone)).toEqual(['Europe/Paris'])
})

it('a day on which clocks change has its real length', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 20), toFake: ['Date'] })
  const { id, owner } = await truck()
  const night = { from: '2026-10-31T20:00', to: '2026-11-01T03:00', place: 'Night market' }
  const [time] = await timesOf(announce(id, owner, night))
  expect(time).toMatchObject({ from: '2026-11-01T00:00:00.000Z', to: '2026-11-01T08:00:00.000Z' })
  expect(await calendarOf(id)).toContain('DTSTART:20261101T000000Z\r\nDTEND:20261101T080000Z\r\n')
})

it('a time that has ended leaves the page at once, and calendars a week later', async () => {
  const { id, owner } = await truck()
  await announce(id, owner, { ...lunch(), place: 'Over soon' })
  const endIn = (ms: number) =>
    env.DB.prepare(
      'UPDATE announced_times SET starts_at = ?1 - 1, ends_at = ?1 WHERE restaurant_id = ?2',
    )
      .bind(Date.now() + ms, id)
      .run()
  await endIn(-1000)
  expect(await (await request(`/details/${id}`)).text()).not.toContain('Over soon')
  expect(await calendarOf(id)).toContain('Over soon')
  await endIn(-8 * DAY_MS)
  expect(await calendarOf(id)).not.toContain('Over soon')
})

it('a pop-up that closes for good loses its times', async () => {
  const { id, owner } = await truck()
  await announce(id, owner)
  await env.DB.prepare('UPDATE restaurants SET closed_at = 1 WHERE id = ?').bind(id).run()
  expect(await (await request(`/details/${id}`)).text()).not.toContain('Copley Square')
  expect(await calendarOf(id)).toContain('STATUS:CANCELLED')
  expect(await resultOf(announce(id, owner, lunch(4)))).toBe('409 conflict')
})

it('calendars learn that a pop-up closed, and that it opened again', async () => {
  const { id, owner } = await truck()
  await announce(id, owner)
  await env.DB.prepare('UPDATE announced_times SET modified_at = 1 WHERE restaurant_id = ?')
    .bind(id)
    .run()
  const shown = async () => {
    const calendar = await calendarOf(id)
    const lineOf = (name: string) => new RegExp(`${name}:(.*)\r`).exec(calendar)?.[1] ?? ''
    return {
      status: lineOf('STATUS'),
      sequence: Number(lineOf('SEQUENCE')),
      stamp: lineOf('DTSTAMP'),
    }
  }
  const before = await shown()
  const caller = { id: owner.id, email: owner.email, groups: [id], tokenHash: '' }
  const later = (ahead: number) => ({
    now: NOW + ahead * DAY_MS,
    requestId: 'r',
    ip: '',
    waitUntil: () => undefined,
  })
  await closeRestaurant(env, id, caller, later(1))
  const closed = await shown()
  await reopenRestaurant(env, id, caller, later(2))
  const reopened = await shown()
  expect([before, closed, reopened].map(({ status }) => status)).toEqual([
    'CONFIRMED',
    'CANCELLED',
    'CONFIRMED',
  ])
  expect(closed.sequence).toBeGreaterThan(before.sequence)
  expect(reopened.sequence).toBeGreaterThan(closed.sequence)
  expect(closed.stamp > before.stamp && reopened.stamp > closed.stamp).toBe(true)
})

it('times that have ended leave room for those ahead', async () => {
  const { id, owner } = await truck()
  await announce(id, owner, { ...lunch(), place: 'Still ahead' })
  const row = `SELECT ?1, 'ended' || value, ?2 - 1, ?2, 'Europe/Berlin', 'Square', 1, 1, NULL`
  await env.DB.prepare(`INSERT INTO announced_times ${row} FROM json_each(?3)`)
    .bind(id, NOW - DAY_MS, JSON.stringify(Array.from({ length: 120 }, (_, n) => n)))
    .run()
  const calendar = await calendarOf(id)
  expect(calendar).toContain('Still ahead')
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(100)
})

it('only the owner announces, and only for a pop-up that exists', async () => {
  const { id } = await truck()
  const user = await makePerson()
  expect(await resultOf(call('PUT', id, { body: lunch() }))).toBe('401 unauthenticated')
  expect(await resultOf(announce(id, user))).toBe('403 forbidden')
  expect(await resultOf(call('DELETE', id, { by: user }))).toBe('403 forbidden')
  expect(await resultOf(announce(id, await makePerson({ roles: ['admin'] })))).toBe('200')
  const unowned = await storeRestaurant({ status: 'OFFLINE' })
  expect(await resultOf(announce(unowned, user))).toBe('403 forbidden')
  const inn = await storeOwned()
  expect(await resultOf(announce(inn.id, inn.owner))).toBe('409 conflict')
  const nowhere = await storeOwned({ status: 'OFFLINE', place: null })
  expect(await resultOf(announce(nowhere.id, nowhere.owner))).toBe('409 conflict')
})

it.each([
  ['no place', { ...lunch(), place: ' ' }],
  ['an end before its beginning', { ...lunch(), to: `${day(3)}T10:00` }],
  ['two days at once', { ...lunch(), to: `${day(5)}T10:00` }],
  ['what is over', lunch(-2)],
  ['what is far ahead', lunch(200)],
  ['a time with a zone', { ...lunch(), from: `${day(3)}T11:00Z` }],
  ['no day of the calendar', { ...lunch(), from: '2026-02-30T11:00' }],
])('refuses %s', async (_, body) => {
  const { id, owner } = await truck()
  expect(await resultOf(announce(id, owner, body))).toBe('400 invalid')
  expect(await calendarOf(id)).not.toContain('VEVENT')
})

it('announces 50 at most', async () => {
  const { id, owner } = await truck()
  for (let n = 0; n < 50; n += 1) {
    const time = `${TIME.slice(2)}${String(n).padStart(2, '0')}`
    expect((await announce(id, owner, lunch(), time)).status).toBe(200)
  }
  expect(await resultOf(announce(id, owner))).toBe('409 conflict')
  // An existing one may still change.
  const first = `${TIME.slice(2)}00`
  expect((await announce(id, owner, lunch(5), first)).status).toBe(200)
})

it('a time that has ended cannot be moved ahead beside 50 others', async () => {
  const { id, owner } = await truck()
  await announce(id, owner)
  await env.DB.prepare('UPDATE announced_times SET starts_at = ?1 - 2, ends_at = ?1 - 1')
    .bind(NOW)
    .run()
  const row = `SELECT ?1, 'other' || value, ?2, ?2 + 1, 'Europe/Berlin', 'Square', 1, 1, NULL`
  await env.DB.prepare(`INSERT INTO announced_times ${row} FROM json_each(?3)`)
    .bind(id, NOW + DAY_MS, JSON.stringify(Array.from({ length: 50 }, (_, n) => n)))
    .run()
  expect(await resultOf(announce(id, owner))).toBe('409 conflict')
})

it.each([
  '/popups/none.ics',
  '/popups/.ics',
  `/popups/${'x'.repeat(300)}.ics`,
  '/popups/%ff%00.ics',
])('knows no calendar under %s', async (path) => {
  expect((await request(path)).status).toBe(404)
})

it('has no calendar for a restaurant that is no pop-up or was deleted', async () => {
  expect((await request(`/popups/${await storeRestaurant()}.ics`)).status).toBe(404)
  const { id } = await truck()
  await change('DELETE', id, { by: await makePerson({ roles: ['admin'] }) })
  expect((await request(`/popups/${id}.ics`)).status).toBe(404)
})

it('a refused time says that it must be local', async () => {
  const { id, owner } = await truck()
  const answer = await announce(id, owner, { ...lunch(), from: `${day(3)}T11:00Z` })
  expect(await answer.json()).toMatchObject({
    errors: [{ param: 'from', msg: 'from must be a local time like 2026-01-31T18:00' }],
  })
})
