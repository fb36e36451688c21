import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { SavedAnswer, SavedChanges } from '../contract/saved/saved.ts'
import { MAX_LISTS } from '../contract/saved/savedLimits.ts'
import { call } from '../testing/accounts.ts'
import { change, resultOf, storeRestaurant } from '../testing/editing.ts'
import { makePerson, type Person } from '../testing/people.ts'
import { request } from '../testing/request.ts'

const BERLIN = 'berlinberlinberl'
const TO_TRY = 'totrytotrytotryt'

type Sent = { lists?: SavedChanges['lists']; places?: SavedChanges['places'] }
const put = (by: Person, body: Sent) => call('PUT', '/api/saved', { by, body })
async function send(by: Person, body: Sent): Promise<SavedAnswer> {
  const response = await put(by, body)
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}
const place = (id: string, base = 0, note = '', lists: string[] = []) => ({
  id,
  base,
  value: { note, lists },
})
const list = (id: string, name: string, base = 0) => ({ id, base, value: { name } })

it('keeps what an account saves, with its note and its lists', async () => {
  const person = await makePerson()
  const id = await storeRestaurant({ name: 'Green Fork' })
  expect(await send(person, {})).toEqual({ version: 0, places: {}, lists: {} })
  const saved = await send(person, {
    lists: [list(BERLIN, ' Berlin ')],
    places: [place(id, 0, ' Ask for Mia ', [BERLIN])],
  })
  const stored = {
    version: 1,
    places: { [id]: { name: 'Green Fork', note: 'Ask for Mia', lists: [BERLIN], version: 1 } },
    lists: { [BERLIN]: { name: 'Berlin', code: null, version: 1 } },
  }
  expect(saved).toEqual(stored)
  const response = await call('GET', '/api/saved', { by: person })
  expect(await response.json()).toEqual(stored)
  const headers = {
    'x-auth-token': person.token,
    'if-none-match': response.headers.get('etag') ?? '',
  }
  expect((await request('/api/saved', { headers })).status).toBe(304)
})

it('makes the same change once, however often it is sent', async () => {
  const person = await makePerson()
  const id = await storeRestaurant()
  const body = { lists: [list(BERLIN, 'Berlin')], places: [place(id, 0, 'One')] }
  const first = await send(person, body)
  const again = await send(person, body)
  expect(again).toMatchObject({ places: first.places, lists: first.lists })
})

it('applies a change based on the stored version and none based on an older one', async () => {
  const person = await makePerson()
  const id = await storeRestaurant()
  await send(person, { places: [place(id)] })
  const newer = await send(person, { places: [place(id, 1, 'From the phone')] })
  expect(newer.places[id]).toMatchObject({ note: 'From the phone', version: 2 })
  const late = await send(person, { places: [place(id, 1, 'From the laptop')] })
  expect(late.places[id]).toMatchObject({ note: 'From the phone', version: 2 })
  const lateRemoval = await send(person, { places: [{ id, base: 1, value: null }] })
  expect(Object.keys(lateRemoval.places)).toEqual([id])
  const removal = await send(person, { places: [{ id, base: 2, value: null }] })
  expect(removal.places).toEqual({})
})

it('keeps a place when one device adds a note and another removes it', async () => {
  const person = await makePerson()
  const id = await storeRestaurant()
  await send(person, { places: [place(id)] })
  await send(person, { places: [{ id, base: 1, value: null }] })
  const saved = await send(person, { places: [place(id, 1, 'Still good')] })
  expect(saved.places[id]).toMatchObject({ note: 'Still good', version: 3 })
})

it('saves no restaurant that does not exist, and keeps one that was deleted later', async () => {
  const person = await makePerson()
  const admin = await makePerson({ roles: ['admin'] })
  const id = await storeRestaurant({ name: 'Soon Gone' })
  await send(person, { places: [place(id)] })
  expect((await change('DELETE', id, { by: admin })).status).toBe(204)
  const saved = await send(person, { places: [place('r-never-was'), place(id, 1, 'Was good')] })
  expect(saved.places).toMatchObject({ [id]: { name: 'Soon Gone', note: 'Was good' } })
  expect(Object.keys(saved.places)).toEqual([id])
})

it('shows an account nothing of another', async () => {
  const [person, other] = [await makePerson(), await makePerson()]
  const id = await storeRestaurant()
  await send(person, { lists: [list(BERLIN, 'Berlin')], places: [place(id, 0, 'Mine')] })
  expect(await send(other, { places: [{ id, base: 1, value: null }] })).toMatchObject({
    places: {},
  })
  expect(await resultOf(call('POST', `/api/saved/lists/${BERLIN}/share`, { by: other }))).toBe(
    '404 not_found',
  )
  expect(await send(person, {})).toMatchObject({ places: { [id]: { note: 'Mine' } } })
})

it('stores no more lists than the limit', async () => {
  const person = await makePerson()
  const id = (n: number) => String(n).padStart(16, 'l')
  const numbers = Array.from({ length: MAX_LISTS + 1 }, (_, n) => n)
  await send(person, { lists: numbers.slice(0, 40).map((n) => list(id(n), `List ${n}`)) })
  const full = await send(person, { lists: numbers.slice(40).map((n) => list(id(n), `List ${n}`)) })
  expect(Object.keys(full.lists)).toHaveLength(MAX_LISTS)
})

it('shares a list by a link until it is revoked, without notes and deleted restaurants', async () => {
  const person = await makePerson()
  const admin = await makePerson({ roles: ['admin'] })
  const [here, gone, other] = [
    await storeRestaurant({ name: 'Here Café', phone: '+1 617 555 0123' }),
    await storeRestaurant({ name: 'Gone Café' }),
    await storeRestaurant({ name: 'Other Café' }),
  ]
  await send(person, {
    lists: [list(BERLIN, 'Berlin trip'), list(TO_TRY, 'To try')],
    places: [
      place(here, 0, 'Secret note', [BERLIN]),
      place(gone, 0, '', [BERLIN]),
      place(other, 0, '', [TO_TRY]),
    ],
  })
  await change('DELETE', gone, { by: admin })
  const share = (method: string) => call(method, `/api/saved/lists/${BERLIN}/share`, { by: person })
  const shared = await (await share('POST')).json<SavedAnswer>()
  const code = shared.lists[BERLIN]?.code
  expect(code).toMatch(/^[\w-]{43}$/)
  const again = await (await share('POST')).json<SavedAnswer>()
  expect(again.lists[BERLIN]?.code).toBe(code)

  const page = await request(`/lists/${code}`)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  const html = await page.text()
  expect(html).toContain('Berlin trip')
  expect(html).toContain('Here Café')
  expect(html).toContain('aria-label="Save Here Café"')
  expect(html).not.toMatch(/Secret note|Gone Café|Other Café/)
  // A list may be long: its page holds nothing that it does not show.
  expect(html).not.toContain('617 555')
  expect(html).not.toContain(person.email)

  expect(await (await share('DELETE')).json()).toMatchObject({
    lists: { [BERLIN]: { code: null } },
  })
  expect((await request(`/lists/${code}`)).status).toBe(404)
  const anew = await (await share('POST')).json<SavedAnswer>()
  expect(anew.lists[BERLIN]?.code).not.toBe(code)
})

it('shows others the name of a list as one line that turns no text', async () => {
  const person = await makePerson()
  await send(person, { lists: [list(BERLIN, '\u202eBerlin\ntrip\0')] })
  const shared = await call('POST', `/api/saved/lists/${BERLIN}/share`, { by: person })
  const { lists } = await shared.json<SavedAnswer>()
  const page = await request(`/lists/${lists[BERLIN]?.code}`)
  expect(await page.text()).toContain('<title>Berlin trip | Sprig</title>')
})

it.each([
  { places: [{ id: 'r1', base: 0, value: { note: 'x'.repeat(501), lists: [] } }] },
  { places: [{ id: 'r1', base: -1, value: null }] },
  { places: [{ id: '', base: 0, value: null }] },
  { places: [{ id: 'r1', base: 0, value: { note: '', lists: ['../up'] } }] },
  { lists: [{ id: 'short', base: 0, value: { name: 'Name' } }] },
  { lists: [{ id: BERLIN, base: 0, value: { name: '   ' } }] },
  { places: Array.from({ length: 41 }, () => ({ id: 'r1', base: 0, value: null })) },
])('refuses what is not valid: %#', async (body) => {
  const person = await makePerson()
  expect(await resultOf(call('PUT', '/api/saved', { by: person, body }))).toBe('400 invalid')
  const rows = await env.DB.prepare('SELECT 1 FROM saved_versions WHERE user_id = ?1')
    .bind(person.id)
    .all()
  expect(rows.results).toEqual([])
})
