import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { MINUTE_MS } from '../contract/durations.ts'
import type { LiveMessage } from '../contract/restaurants/editing.ts'
import type { LatLng } from '../contract/search.ts'
import { saveRestaurants } from '../restaurants/saving/saveRestaurants.ts'
import { call } from '../testing/accounts.ts'
import { makePerson } from '../testing/people.ts'
import { request } from '../testing/request.ts'
import { makeInput } from '../testing/restaurants.ts'
import { areaOf, nameOf } from './areas.ts'

const IMPORT = { by: 'import', at: 1_000 }
/** A message over a socket comes through the database and another object first. */
const SOON = { timeout: 10_000 }

function around({ lat, lng }: LatLng, reach = 0.1): string {
  const box = { west: lng - reach, south: lat - reach, east: lng + reach, north: lat + reach }
  return new URLSearchParams(Object.entries(box).map(([k, v]) => [k, String(v)])).toString()
}

/** Opens a socket for a map around a place; returns what it has received so far. */
async function listen(place: LatLng, headers: Record<string, string> = {}) {
  const response = await request(`/api/live?${around(place)}`, {
    headers: { upgrade: 'websocket', ...headers },
  })
  const socket = response.webSocket
  if (!socket) throw new Error(`${response.status}: ${await response.text()}`)
  const heard: LiveMessage[] = []
  socket.addEventListener('message', ({ data }) => {
    if (data !== 'pong') heard.push(JSON.parse(String(data)))
  })
  socket.accept()
  onTestFinished(() => socket.close())
  const types = () => heard.map(({ type }) => type)
  return {
    socket,
    heard,
    hears: (...expected: string[]) => vi.waitFor(() => expect(types()).toEqual(expected), SOON),
  }
}

async function makePopUp(place: LatLng | null) {
  const id = `r-${crypto.randomUUID()}`
  await saveRestaurants(env.DB, [makeInput({ id, place, status: 'OFFLINE' })], IMPORT)
  const owner = await makePerson({ owns: [id] })
  const toggle = (status: string, at: LatLng, more = {}) =>
    call('PUT', `/api/restaurants/popup/toggle/${id}`, {
      by: owner,
      body: { ...at, status, ...more },
    })
  return { id, owner, toggle }
}

describe('an open map', () => {
  it('hears a pop-up come, move and go, and nothing that is far away', async () => {
    const boston = { lat: 42.36, lng: -71.06 }
    const near = await listen(boston)
    const neighbour = await listen({ lat: 41.5, lng: -73.2 })
    const far = await listen({ lat: 48.1, lng: 11.5 })
    const { id, toggle } = await makePopUp(null)
    await toggle('ONLINE', boston)
    await toggle('ONLINE', boston)
    await toggle('ONLINE', { lat: 42.37, lng: -71.06 })
    await toggle('OFFLINE', boston)
    await near.hears('area', 'online', 'moved', 'offline')
    await neighbour.hears('area', 'online', 'moved', 'offline')
    await far.hears('area')
    expect(near.heard[0]).toMatchObject({ west: expect.any(Number), north: expect.any(Number) })
    expect(near.heard[1]).toMatchObject({ restaurant: { _id: id, status: 'ONLINE', version: 2 } })
    expect(near.heard[3]).toMatchObject({ restaurant: { status: 'OFFLINE', onlineUntil: null } })
  })

  it('hears nothing out of order: a late ONLINE does not undo a newer OFFLINE', async () => {
    const quito = { lat: -0.2, lng: -78.5 }
    const map = await listen(quito)
    const { id, toggle } = await makePopUp(quito)
    await toggle('ONLINE', quito)
    await toggle('OFFLINE', quito)
    await map.hears('area', 'online', 'offline')
    const object = env.LIVE.get(env.LIVE.idFromName(nameOf(areaOf(quito))))
    const [, late] = map.heard
    if (late?.type !== 'online') throw new Error('No message arrived')
    const until = Date.now() + MINUTE_MS
    await object.publish(late, until)
    await runInDurableObject(object, (_, { storage }) => {
      expect(storage.sql.exec('SELECT id FROM live').toArray()).toEqual([])
    })
    await toggle('ONLINE', quito)
    await map.hears('area', 'online', 'offline', 'online')
    expect(map.heard.at(-1)).toMatchObject({ restaurant: { _id: id, version: 4 } })
  })

  it('hears across the antimeridian', async () => {
    const east = await listen({ lat: -17, lng: 179.9 })
    const { toggle } = await makePopUp(null)
    await toggle('ONLINE', { lat: -17, lng: -179.9 })
    await east.hears('area', 'online')
  })

  it('hears that a pop-up has left when it moves far away', async () => {
    const [lisbon, oslo] = [
      { lat: 38.7, lng: -9.1 },
      { lat: 59.9, lng: 10.7 },
    ]
    const { toggle } = await makePopUp(lisbon)
    await toggle('ONLINE', lisbon)
    const left = await listen(lisbon)
    await toggle('ONLINE', oslo)
    await left.hears('area', 'moved')
  })

  it('hears that a pop-up ends at its time by itself', async () => {
    const rome = { lat: 41.9, lng: 12.5 }
    const { id, toggle } = await makePopUp(rome)
    const map = await listen(rome)
    await toggle('ONLINE', rome)
    const object = env.LIVE.get(env.LIVE.idFromName(nameOf(areaOf(rome))))
    await runInDurableObject(object, (_, { storage }) => {
      storage.sql.exec('UPDATE live SET until = 1')
    })
    expect(await runDurableObjectAlarm(object)).toBe(true)
    await map.hears('area', 'online', 'offline')
    expect(map.heard[2]).toMatchObject({ restaurant: { _id: id, status: 'OFFLINE' } })
    expect(await runDurableObjectAlarm(object)).toBe(false)
  })

  it('hears that a pop-up ends although another was stored by older code', async () => {
    const turin = { lat: 45.1, lng: 7.7 }
    const { id, toggle } = await makePopUp(turin)
    const map = await listen(turin)
    await toggle('ONLINE', turin)
    await map.hears('area', 'online')
    const object = env.LIVE.get(env.LIVE.idFromName(nameOf(areaOf(turin))))
    await runInDurableObject(object, (_, { storage }) => {
      storage.sql.exec('UPDATE live SET until = 2')
      storage.sql.exec(`INSERT INTO live VALUES ('older', 1, '{"title":"Tofu"}')`)
    })
    expect(await runDurableObjectAlarm(object)).toBe(true)
    await map.hears('area', 'online', 'offline')
    expect(map.heard[2]).toMatchObject({ restaurant: { _id: id } })
  })

  it('hears of a pop-up that is deleted while it is out', async () => {
    const cairo = { lat: 30, lng: 31.2 }
    const { id, owner, toggle } = await makePopUp(cairo)
    await toggle('ONLINE', cairo)
    const map = await listen(cairo)
    await call('DELETE', `/api/restaurants/${id}`, { by: owner })
    await map.hears('area', 'offline')
  })

  it('still hears changes after its object has hibernated', async () => {
    const lima = { lat: -12, lng: -77 }
    const map = await listen(lima)
    const { toggle } = await makePopUp(lima)
    await toggle('ONLINE', lima)
    await map.hears('area', 'online')
    await evictDurableObject(env.LIVE.get(env.LIVE.idFromName(nameOf(areaOf(lima)))))
    await toggle('OFFLINE', lima)
    await map.hears('area', 'online', 'offline')
  })

  it('gets an answer to a ping and is closed after any other message', async () => {
    const { socket } = await listen({ lat: 10, lng: 10 })
    const answers: string[] = []
    socket.addEventListener('message', ({ data }) => {
      answers.push(String(data))
    })
    const closed = new Promise<number>((done) =>
      socket.addEventListener('close', ({ code }) => done(code)),
    )
    socket.send('ping')
    await vi.waitFor(() => expect(answers).toContain('pong'), SOON)
    socket.send('let me in')
    expect(await closed).toBe(1008)
  })
})

describe('GET /api/live', () => {
  const path = `/api/live?${around({ lat: 1, lng: 1 })}`

  it('accepts pages of this site only', async () => {
    const open = (origin: string) => request(path, { headers: { upgrade: 'websocket', origin } })
    expect((await open('https://evil.example')).status).toBe(403)
    expect((await open('null')).status).toBe(403)
    const own = await open('https://sprig.example')
    expect(own.status).toBe(101)
    own.webSocket?.accept()
    own.webSocket?.close()
  })

  it('refuses a request without a WebSocket or a valid box', async () => {
    expect((await request(path)).status).toBe(400)
    const headers = { upgrade: 'websocket' }
    expect((await request('/api/live', { headers })).status).toBe(400)
    for (const box of ['west=1&south=1&east=1&north=91', 'west=1&south=2&east=3&north=1']) {
      expect((await request(`/api/live?${box}`, { headers })).status).toBe(400)
      expect((await request(`/api/live/now?${box}`)).status).toBe(400)
    }
  })

  it('lets one visitor listen twenty times once limits are on', async () => {
    const headers = { upgrade: 'websocket', 'cf-connecting-ip': '203.0.113.9' }
    const opened = []
    for (let i = 0; i < 21; i += 1) opened.push(await request(path, { headers }, { LIMITS: 'on' }))
    expect(opened.map(({ status }) => status)).toEqual([...Array(20).fill(101), 503])
    for (const { webSocket } of opened) {
      webSocket?.accept()
      webSocket?.close()
    }
  })
})

describe('GET /api/live/now', () => {
  it('answers with what is out in the box, across the antimeridian too', async () => {
    const attu = await makePopUp({ lat: 52.9, lng: 173.2 })
    const adak = await makePopUp({ lat: 51.9, lng: -176.6 })
    const gone = await makePopUp({ lat: 52, lng: 178 })
    await attu.toggle('ONLINE', { lat: 52.9, lng: 173.2 })
    await adak.toggle('ONLINE', { lat: 51.9, lng: -176.6 })
    await gone.toggle('ONLINE', { lat: 52, lng: 178 })
    await env.DB.prepare('UPDATE restaurants SET online_until = 1 WHERE id = ?').bind(gone.id).run()
    const idsIn = async (box: string) => {
      const response = await request(`/api/live/now?${box}`)
      const { restaurants } = await response.json<{ restaurants: { _id: string }[] }>()
      return restaurants.map(({ _id }) => _id).toSorted()
    }
    const both = [attu.id, adak.id].toSorted()
    expect(await idsIn('west=170&south=50&east=-170&north=55')).toEqual(both)
    expect(await idsIn('west=170&south=50&east=179&north=55')).toEqual([attu.id])
    expect(await idsIn('west=-179&south=50&east=170&north=51')).toEqual([])
  })
})
