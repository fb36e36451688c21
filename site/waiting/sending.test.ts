import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeAnswers, failures, fakeApi, type SeenCall } from '../testing/fakeApi.ts'
import type { FakeDevice } from '../testing/fakeKeyval.ts'
import { makeRestaurant } from '../testing/makeRestaurant.ts'
import type { WaitingChange } from './waiting.ts'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../testing/fakeKeyval.ts')).fakeKeyval(device))

const ADA = { id: 'ada', email: 'ada@sprig.test', groups: [] }
const BEN = { id: 'ben', email: 'ben@sprig.test', groups: [] }
const PUT = 'PUT /api/restaurants/r1'
const CONFIRM = 'POST /api/restaurants/r1/confirm'
const { _id, ...body } = makeRestaurant({ name: 'Green Fork', version: 7 })
const saved = { body: makeRestaurant({ _id: 'r1', version: 8 }) }
const DRAFT = 'draft:ada:edit:r1'

let calls: SeenCall[]
const answer = (answers: FakeAnswers) => {
  calls = fakeApi(answers)
}
const noLine = () => {
  throw new TypeError('Failed to fetch')
}
const sent = () => calls.map(({ method, path }) => `${method} ${path}`)

const edit = (parts: Partial<WaitingChange> = {}): WaitingChange => ({
  kind: 'edit',
  key: 'key-1',
  id: 'r1',
  name: 'Green Fork',
  version: 7,
  body,
  draft: { key: DRAFT, text: 'typed' },
  refusal: null,
  ...(parts as object),
})
const confirm = (parts: Partial<WaitingChange> = {}): WaitingChange => ({
  kind: 'confirm',
  key: 'key-2',
  id: 'r1',
  name: 'Green Fork',
  version: 7,
  refusal: null,
  ...(parts as object),
})

beforeEach(() => {
  answer({ [PUT]: saved, [CONFIRM]: saved })
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, run: () => Promise<void>) => {
    const turn = last.then(run)
    last = turn.catch(() => undefined)
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request } })
})

afterEach(() => {
  vi.unstubAllGlobals()
  device.kept.clear()
  device.refuses = () => false
  localStorage.clear()
})

/** Another tab of the device, or the same after a restart, in which somebody is signed in. */
async function openTab(user: typeof ADA | null = ADA) {
  vi.resetModules()
  const { auth, signIn, signOut } = await import('../account/auth.ts')
  const { leaveDevice } = await import('../account/leaveDevice.ts')
  const { alerts } = await import('../shell/alerts.ts')
  const { readWaitingMark } = await import('../device/waitingMark.ts')
  const { waiting, readWaiting, MAX_WAITING } = await import('./waiting.ts')
  const adding = await import('./adding.ts')
  const { sendWaiting, watchSent } = await import('./sending.ts')
  const { connectSession } = await import('../api/connection.ts')
  connectSession({ token: () => auth.token, refused: () => undefined })
  if (user) signIn({ token: user.id, user })
  const told = () => alerts.items.map(({ text }) => text)
  const mark = () => readWaitingMark('ada')
  return {
    ...{ ...adding, signIn, signOut, leaveDevice, waiting, readWaiting, MAX_WAITING, mark },
    ...{ sendWaiting, watchSent, told, alerts },
  }
}

test('what waits is sent in order and once, with its version and key, after a restart of the browser', async () => {
  answer({ [PUT]: noLine })
  const first = await openTab()
  await first.addWaiting(edit())
  await first.addWaiting(confirm({ id: 'r2', key: 'key-3', version: 3 }))
  await first.sendWaiting()
  expect(sent()).toEqual([PUT])
  expect(first.mark()).toEqual({ unsent: 2, all: 2 })

  const later = await openTab()
  answer({ [PUT]: saved, 'POST /api/restaurants/r2/confirm': saved })
  await later.sendWaiting()
  await later.sendWaiting()
  expect(sent()).toEqual([PUT, 'POST /api/restaurants/r2/confirm'])
  expect(calls[0]).toMatchObject({ ifMatch: '"7"', key: 'key-1', token: 'ada', body })
  expect(calls[1]).toMatchObject({ ifMatch: '"3"' })
  expect(later.mark()).toEqual({ unsent: 0, all: 0 })
  expect(later.told()).toContain('What waited for Green Fork was sent.')
})

test('two tabs whose line comes back at once send it once', async () => {
  const tabs = [await openTab(), await openTab()]
  await tabs[0]?.addWaiting(edit())
  await Promise.all(tabs.map((tab) => tab.sendWaiting()))
  expect(sent()).toEqual([PUT])
})

test('the newest of a kind takes the place of the older one', async () => {
  const tab = await openTab()
  await tab.addWaiting(edit())
  await tab.addWaiting(edit({ key: 'key-9', name: 'Blue Fork' }))
  await tab.sendWaiting()
  expect(calls.map(({ key }) => key)).toEqual(['key-9'])
})

test('what was done on the version before one’s own edit follows it', async () => {
  const tab = await openTab()
  await tab.addWaiting(edit())
  await tab.addWaiting(confirm())
  await tab.sendWaiting()
  expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"7"', '"8"'])
})

test('the draft goes with what was sent, unless more was typed since', async () => {
  for (const [typed, left] of [
    ['typed', null],
    ['typed more', 'typed more'],
  ] as const) {
    localStorage.setItem(DRAFT, typed)
    const tab = await openTab()
    await tab.addWaiting(edit())
    await tab.sendWaiting()
    expect(localStorage.getItem(DRAFT)).toBe(left)
  }
})

test('who was slower is told, keeps what was typed, and it is not sent again', async () => {
  answer({ [PUT]: { status: 412, body: failures('Stale') }, [CONFIRM]: saved })
  localStorage.setItem(DRAFT, 'typed')
  const tab = await openTab()
  await tab.addWaiting(edit())
  await tab.addWaiting(confirm())
  const hear = vi.fn()
  tab.watchSent(hear)
  await tab.sendWaiting()
  await tab.sendWaiting()
  expect(sent()).toEqual([PUT, CONFIRM])
  expect(tab.alerts.items).toContainEqual(
    expect.objectContaining({
      text: 'Green Fork: somebody else changed it while your change waited.',
      action: { label: 'Compare', href: '/r1/edit' },
    }),
  )
  expect(hear.mock.calls[0]?.[0].result).toEqual({ refusal: { status: 412, said: 'Stale' } })
  expect(await tab.readWaiting('ada')).toMatchObject([{ key: 'key-1', refusal: { status: 412 } }])
  expect(localStorage.getItem(DRAFT)).toBe('typed')
  expect(tab.mark()).toEqual({ unsent: 0, all: 1 })
})

test.each([403, 404, 422])(
  'what is refused with %i is told, and stays until it is taken away',
  async (status) => {
    answer({ [PUT]: { status, body: failures('Not yours') } })
    const tab = await openTab()
    await tab.addWaiting(edit())
    await tab.sendWaiting()
    expect(tab.told()).toContain('What waited for Green Fork was not taken: Not yours')
    expect(tab.waiting.changes).toMatchObject([{ refusal: { status, said: 'Not yours' } }])
    await tab.takeBack('key-1')
    expect(tab.waiting.changes).toEqual([])
    expect(tab.mark().all).toBe(0)
  },
)

test.each([0, 429, 503])('after a failure of %i it waits on', async (status) => {
  answer({ [PUT]: status === 0 ? noLine : { status } })
  const tab = await openTab()
  await tab.addWaiting(edit())
  await tab.addWaiting(confirm())
  await tab.sendWaiting()
  expect(sent()).toEqual([PUT])
  expect(tab.mark()).toEqual({ unsent: 2, all: 2 })
})

test('a session that has ended keeps it, and asks to log in; nobody else sends it', async () => {
  answer({ [PUT]: { status: 401 } })
  const tab = await openTab()
  await tab.addWaiting(edit())
  await tab.sendWaiting()
  expect(tab.told()).toContain('Log in again, and what waits on this device is sent.')
  answer({ [PUT]: saved })
  tab.signIn({ token: 'ben', user: BEN })
  await tab.sendWaiting()
  expect(sent()).toEqual([])
  expect(tab.waiting.changes).toEqual([])
  tab.signIn({ token: 'ada', user: ADA })
  await tab.sendWaiting()
  expect(calls.map(({ token }) => token)).toEqual(['ada'])
})

test('logging out empties it, also while it is being sent', async () => {
  const tab = await openTab()
  await tab.addWaiting(confirm({ id: 'r2' }))
  await tab.addWaiting(edit())
  answer({
    'POST /api/restaurants/r2/confirm': () => {
      tab.leaveDevice()
      return saved
    },
    [PUT]: saved,
  })
  await tab.sendWaiting()
  expect(sent()).toEqual(['POST /api/restaurants/r2/confirm'])
  await vi.waitFor(() => expect([...device.kept.keys()]).toEqual([]))
  expect(tab.mark().all).toBe(0)
  expect(tab.told()).not.toContain('Log in again, and what waits on this device is sent.')
})

test('there is room for so many; a device that keeps nothing is told', async () => {
  const tab = await openTab()
  for (let index = 0; index < tab.MAX_WAITING; index += 1) {
    expect(await tab.addWaiting(confirm({ id: `r${index}`, key: `key-${index}` }))).toBe(true)
  }
  expect(await tab.addWaiting(edit({ id: 'more' }))).toBe(false)
  expect(tab.told().at(-1)).toMatch(/^50 changes wait/)
  device.refuses = () => true
  expect(await tab.addWaiting(confirm({ id: 'r1', key: 'newer' }))).toBe(true)
  expect(tab.told().at(-1)).toMatch(/^This device keeps nothing more/)
  expect(tab.waiting.changes.at(-1)).toMatchObject({ key: 'newer' })
})
