import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAX_LISTS } from '../../worker/contract/saved/savedLimits.ts'
import { type FakeAnswer, failures, fakeApi, type SeenCall } from '../testing/fakeApi.ts'
import type { FakeDevice } from '../testing/fakeKeyval.ts'
import { makeSavedServer } from '../testing/savedServer.ts'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../testing/fakeKeyval.ts')).fakeKeyval(device))

const ADA = { id: 'ada', email: 'ada@sprig.test', groups: [] }
const BEN = { id: 'ben', email: 'ben@sprig.test', groups: [] }
const FORK = { id: 'r1', name: 'Green Fork' }
const LIST = 'berlinberlinberl'
const note = (text: string) => () => ({ note: text })

let server: ReturnType<typeof makeSavedServer>
let calls: SeenCall[]
let beforeLock: () => void
const puts = () => calls.filter(({ method }) => method === 'PUT')

/** Sets the server's answer to changes. */
function answerPut(answer: (call: SeenCall) => FakeAnswer | Promise<FakeAnswer>): void {
  calls = fakeApi({
    'GET /api/saved': () => ({ body: server.answer }),
    'PUT /api/saved': answer,
  })
}
const put = ({ body }: SeenCall) => ({
  body: server.put(body as Parameters<typeof server.put>[0]),
})

beforeEach(() => {
  server = makeSavedServer()
  beforeLock = () => undefined
  answerPut(put)
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_: string, run: () => Promise<void>) => {
        beforeLock()
        await run()
      },
    },
  })
})

afterEach(() => {
  device.kept.clear()
  device.refuses = () => false
})

/** Another tab of the device with a user signed in. */
async function openTab(user: typeof ADA | null = ADA) {
  vi.resetModules()
  const { signIn, signOut } = await import('../account/auth.ts')
  const { alerts } = await import('../shell/alerts.ts')
  const { changeSaved, openSaved, saved } = await import('./savedState.ts')
  const { syncSaved } = await import('./syncing.ts')
  const saving = await import('./saving.ts')
  const { setPlace } = await import('./merging/changes.ts')
  if (user) signIn({ token: user.id, user })
  await openSaved()
  /** Saves the Green Fork with a note, without sending it. */
  const noteHere = (text: string) =>
    changeSaved(user?.id ?? '', (data) =>
      setPlace(data, FORK.id, { name: FORK.name, note: text, lists: [] }),
    )
  const told = () => alerts.items.map(({ text }) => text)
  return { ...saving, signIn, signOut, saved, syncSaved, openSaved, noteHere, told }
}

test('what is saved reaches the account although the browser refuses locks', async () => {
  const request = () => Promise.reject(new DOMException('', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const tab = await openTab()
  await tab.noteHere('Mine')
  await tab.syncSaved()
  expect(puts()).toHaveLength(1)
})

test('two tabs change notes offline: what is sent is what is stored, and counts as sent', async () => {
  const first = await openTab()
  const second = await openTab()
  await first.noteHere('First')
  await second.noteHere('Second')
  await first.syncSaved()
  expect(server.answer.places).toMatchObject({ r1: { note: 'Second' } })
  expect(puts()).toHaveLength(1)
  expect(device.kept.get('sprig-saved/saved:ada')).toMatchObject({
    places: { r1: { mine: { note: 'Second' }, base: { note: 'Second' } } },
  })
})

test('an answer that comes after logging out writes nothing back to the device', async () => {
  const tab = await openTab()
  await tab.noteHere('Secret')
  answerPut(async (call) => {
    tab.signOut()
    const { emptyDevice } = await import('../device/emptyDevice.ts')
    await emptyDevice('ada', [])
    return put(call)
  })
  await tab.syncSaved()
  expect(puts()).toHaveLength(1)
  expect([...device.kept.keys()].filter((key) => key.includes('ada'))).toEqual([])
  expect(tab.saved.data.places).toEqual({})
})

test('nothing is sent into another account that logged in during the wait', async () => {
  const tab = await openTab()
  await tab.noteHere('Of Ada')
  beforeLock = () => tab.signIn({ token: BEN.id, user: BEN })
  await tab.syncSaved()
  expect(calls).toEqual([])
  expect(device.kept.get('sprig-saved/saved:ada')).toMatchObject({ places: { r1: {} } })
  expect(device.kept.get('sprig-saved/saved:ben')).toBeUndefined()
})

test('nothing is sent into another account that logged in between two calls', async () => {
  const tab = await openTab()
  await tab.noteHere('Of Ada')
  calls = fakeApi({
    'GET /api/saved': () => {
      tab.signIn({ token: BEN.id, user: BEN })
      return { body: server.answer }
    },
  })
  await tab.syncSaved()
  expect(puts()).toEqual([])
})

test('nothing is sent into another account that logged in during a write to the device', async () => {
  const tab = await openTab()
  await tab.noteHere('Of Ada')
  let writes = 0
  device.refuses = () => {
    writes += 1
    // The first write merges the answer, the second marks what is sent.
    if (writes === 2) tab.signIn({ token: BEN.id, user: BEN })
    return false
  }
  await tab.syncSaved()
  expect(writes).toBeGreaterThan(1)
  expect(puts()).toEqual([])
})

test('a deleted list and half a character do not block syncing', async () => {
  const tab = await openTab()
  await tab.setSaved(FORK, true)
  const list = await tab.beginList('Berlin')
  await tab.describePlace(FORK.id, () => ({ note: 'Half \ud83c', lists: [list, LIST] }))
  await tab.deleteList(list)
  await tab.syncSaved()
  calls.length = 0
  await tab.noteHere('Half \ud83c')
  await tab.syncSaved()
  expect(server.answer.places).toMatchObject({ r1: { note: 'Half \ufffd', lists: [] } })
  expect(puts().length).toBeLessThanOrEqual(1)
})

test('syncing ends when the server returns an older version', async () => {
  const tab = await openTab()
  await tab.noteHere('New')
  answerPut(() => ({ body: { version: 0, places: {}, lists: {} } }))
  await tab.describePlace(FORK.id, note('Newer'))
  await tab.syncSaved()
  expect(puts().length).toBeLessThan(5)
})

test('refused changes stay here, and one alert says so', async () => {
  const tab = await openTab()
  await tab.noteHere('Here')
  answerPut(() => ({ status: 400, body: failures('The note is too long') }))
  await tab.syncSaved()
  await tab.syncSaved()
  expect(puts()).toHaveLength(2)
  expect(tab.told()).toEqual([
    'What you saved here could not be put into your account: The note is too long',
  ])
  expect(tab.saved.data.places).toMatchObject({ r1: { mine: { note: 'Here' } } })
})

test.each([
  ['a lost connection', 503],
  ['the login page of a network', 403],
])('%s shows no alert, and changes are sent later', async (_, status) => {
  const tab = await openTab()
  await tab.noteHere('Here')
  answerPut(() => ({ status }))
  await tab.syncSaved()
  expect(tab.told()).toEqual([])
  answerPut(put)
  await tab.syncSaved()
  expect(server.answer.places).toMatchObject({ r1: { note: 'Here' } })
})

test('a place that is not on Sprig leaves, without a word of room', async () => {
  const tab = await openTab()
  await tab.noteHere('Nowhere')
  answerPut(() => ({ body: { version: 1, places: {}, lists: {} } }))
  await tab.syncSaved()
  expect(tab.saved.data.places).toEqual({})
  expect(tab.told()).toEqual(['Not all could be saved: a place is not on Sprig.'])
})

test('a list more than an account may have leaves, and it is said that there is no room', async () => {
  const all = Array.from({ length: MAX_LISTS }, (_, n) => [
    `list${n}`.padEnd(16, 'x'),
    { name: `List ${n}`, code: null, version: 1 },
  ])
  server.answer = { version: 1, places: {}, lists: Object.fromEntries(all) }
  answerPut(() => ({ body: { ...server.answer, version: 2 } }))
  const tab = await openTab()
  await tab.beginList('One more')
  await tab.syncSaved()
  expect(Object.keys(tab.saved.data.lists)).toHaveLength(MAX_LISTS)
  expect(tab.told()).toEqual(['Not all could be saved: there is no room for more.'])
})
