import { setTimeout as wait } from 'node:timers/promises'
import { readCommandLine } from '../tools/commandLine.ts'
import { insertUser } from '../worker/accounts/store.ts'
import { query } from '../worker/db/client.ts'
import { areaOf, nameOf } from '../worker/live/areas.ts'
import { saveRestaurants } from '../worker/restaurants/saving/saveRestaurants.ts'
import { beginSession } from '../worker/sessions/sessions.ts'
import { makeInput } from '../worker/testing/restaurants.ts'
import { type LiveServer, startServer } from './live/server.ts'
import { atLeast, atMost, percentile, report, told } from './report.ts'

const USAGE = `npm run bench:live -- [--json FILE]

Opens 1,000 sockets in one area of the map, lets a pop-up appear, move and leave, and measures on workerd when each
socket gets the change, its memory, and whether sockets survive the hibernation of their object.`

const SOCKETS = 1000
const OPENED_AT_ONCE = 50
const TOGGLES = 20
const MAX_MS = 1000
const MIN_REACHED = 0.99
/** An idle Durable Object hibernates after ten seconds. */
const SLEEP_MS = 15_000
const PLACE = { lat: 42.36, lng: -71.06 }
const ID = 'rbench0000000000'

const { values } = readCommandLine(USAGE, {
  options: { json: { type: 'string' } },
})

/** When each socket last received a change. */
const heardAt = new Map<WebSocket, number>()

const server = await startServer()
try {
  const token = await addPopUp(server)
  const toggle = await toggler(server, token)
  await toggle('ONLINE', 0)
  const before = server.memoryKib()
  const sockets = await openSockets(server)
  const kib = (server.memoryKib() - before) / SOCKETS
  const awake: number[] = []
  for (let i = 0; i < TOGGLES; i += 1) {
    // In a cycle: it moves, leaves and comes back.
    awake.push(...(await reach(sockets, () => toggle(i % 3 === 1 ? 'OFFLINE' : 'ONLINE', i + 1))))
  }
  const area = nameOf(areaOf(PLACE))
  const birth = await server.birthOf(area)
  await wait(SLEEP_MS)
  const asleep = await reach(sockets, () => toggle('ONLINE', TOGGLES + 1))
  const hasSlept = (await server.birthOf(area)) !== birth
  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  const within = awake.filter((ms) => ms <= MAX_MS).length / (SOCKETS * TOGGLES)
  const withinAfter = asleep.filter((ms) => ms <= MAX_MS).length / SOCKETS
  report(
    'Live pop-ups: 1,000 sockets in one area',
    [
      atLeast('sockets that hear of a toggle within 1 s', within * 100, '%', MIN_REACHED * 100),
      told('from the toggle to a socket, median', percentile(awake, 0.5), 'ms'),
      atMost('from the toggle to a socket, 99th percentile', percentile(awake, 0.99), 'ms', MAX_MS),
      told('memory a socket', kib, 'KiB'),
      atLeast('times the object slept in between', hasSlept ? 1 : 0, '', 1),
      atLeast('sockets open after that', open, '', SOCKETS),
      atLeast('sockets that hear within 1 s after that', withinAfter * 100, '%', MIN_REACHED * 100),
    ],
    values.json,
  )
} finally {
  for (const socket of heardAt.keys()) socket.close()
  await server.close()
}

/** Adds the pop-up; returns its owner's token. */
async function addPopUp({ db }: LiveServer): Promise<string> {
  const now = Date.now()
  const restaurant = makeInput({ id: ID, status: 'OFFLINE', place: PLACE, ownerId: 'u1' })
  await saveRestaurants(db, [restaurant], { by: 'import', at: now })
  const { token, statements } = beginSession(db, { id: 'u1', epoch: 1 }, now)
  const user = { id: 'u1', email: 'u1@people.example', password: { hash: '', scheme: 0 } }
  await query(db).batch([insertUser(db, user, now), ...statements])
  return token
}

async function toggler({ url }: LiveServer, token: string) {
  return async (status: string, step: number): Promise<void> => {
    const answer = await fetch(new URL(`/api/restaurants/popup/toggle/${ID}`, url), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-auth-token': token },
      body: JSON.stringify({ ...PLACE, lat: PLACE.lat + step / 10_000, status }),
    })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  }
}

async function openSockets({ url }: LiveServer): Promise<WebSocket[]> {
  const { lat, lng } = PLACE
  const address = new URL('/api/live', url)
  address.protocol = 'ws:'
  address.search = `west=${lng - 0.1}&south=${lat - 0.1}&east=${lng + 0.1}&north=${lat + 0.1}`
  const sockets: WebSocket[] = []
  while (sockets.length < SOCKETS) {
    sockets.push(
      ...(await Promise.all(Array.from({ length: OPENED_AT_ONCE }, () => open(address)))),
    )
  }
  return sockets
}

/** Opens a socket; resolves after the server's first message. */
function open(address: URL): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address)
    socket.addEventListener('error', () => reject(new Error('A socket did not open')))
    socket.addEventListener('message', () => {
      if (!heardAt.has(socket)) resolve(socket)
      heardAt.set(socket, performance.now())
    })
  })
}

/** Milliseconds until each socket received the change; sockets that took over three seconds are left out. */
async function reach(sockets: readonly WebSocket[], act: () => Promise<void>): Promise<number[]> {
  const startedAt = performance.now()
  await act()
  const heard = () =>
    sockets.flatMap((socket) => heardAt.get(socket) ?? 0).filter((at) => at > startedAt)
  while (heard().length < sockets.length && performance.now() < startedAt + 3 * MAX_MS) {
    await wait(20)
  }
  return heard().map((at) => at - startedAt)
}
