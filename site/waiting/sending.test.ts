import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeAnswers, failures, fakeApi, type SeenCall } from '../testing/fakeApi.ts'
import type { FakeDevice } from '../testing/fakeKeyval.ts'
import { shareLock } from '../testing/shareLock.ts'
import {
  ADA,
  body,
  CONFIRM,
  confirm,
  DRAFT,
  edit,
  openTab,
  PUT,
  saved,
} from '../testing/waitingTabs.ts'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../testing/fakeKeyval.ts')).fakeKeyval(device))

const BEN = { id: 'ben', email: 'ben@sprig.test', groups: [] }

let calls: SeenCall[]
const answer = (answers: FakeAnswers) => {
  calls = fakeApi(answers)
}
const offlineError = () => {
  throw new TypeError('Failed to fetch')
}
const sent = () => calls.map(({ method, path }) => `${method} ${path}`)

beforeEach(() => {
  answer({ [PUT]: saved, [CONFIRM]: saved })
  shareLock()
})

afterEach(() => {
  device.kept.clear()
  device.refuses = () => false
})

test('what waits is sent in order and once, with its version and key, after a restart of the browser', async () => {
  answer({ [PUT]: offlineError })
  const first = await openTab()
  await first.addWaiting(edit())
  await first.addWaiting(confirm({ id: 'r2', key: 'key-3', version: 3 }))
  await first.sendWaiting()
  expect(sent()).toEqual([PUT])
  expect(first.told()).toEqual([expect.stringContaining('it waits on this device')])
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

test('a session that has ended meanwhile leaves no change of nobody on the device', async () => {
  const tab = await openTab(null)
  expect(await tab.addWaiting(edit())).toBe(false)
  expect([...device.kept.keys()]).toEqual([])
})

test('once it is sent, no alert says any more that it waits', async () => {
  answer({ [PUT]: offlineError })
  const tab = await openTab()
  await tab.addWaiting(edit())
  answer({ [PUT]: saved })
  await tab.sendWaiting()
  expect(tab.told()).toEqual(['What waited for Green Fork was sent.'])
})

test('while another change waits, an alert goes on saying so', async () => {
  const waits = expect.stringContaining('it waits on this device')
  answer({ [PUT]: offlineError })
  const tab = await openTab()
  await tab.addWaiting(edit())
  await tab.addWaiting(confirm({ id: 'r2', key: 'key-3', version: 3 }))
  answer({ [PUT]: saved, 'POST /api/restaurants/r2/confirm': offlineError })
  await tab.sendWaiting()
  expect(tab.mark().unsent).toBe(1)
  expect(tab.told()).toContainEqual(waits)
  answer({ 'POST /api/restaurants/r2/confirm': saved })
  await tab.sendWaiting()
  expect(tab.told()).not.toContainEqual(waits)
})

test('two tabs that come back online together send it once', async () => {
  const tabs = [await openTab(), await openTab()]
  await tabs[0]?.addWaiting(edit())
  await Promise.all(tabs.map((tab) => tab.sendWaiting()))
  expect(sent()).toEqual([PUT])
})

test('without a lock, changes are still sent and cancelled', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
  })
  const tab = await openTab()
  await tab.addWaiting(confirm({ id: 'r2' }))
  expect(await tab.takeBack({ id: 'r2', kind: 'confirm' })).toBe(true)
  await tab.addWaiting(edit())
  await tab.sendWaiting()
  expect(sent()).toEqual([PUT])
  expect(await tab.takeBack({ id: 'r1', kind: 'edit' })).toBe(false)
})

test('a form in another tab gets the result', async () => {
  const [tab, other] = [await openTab(), await openTab()]
  const hear = vi.fn()
  other.watchSent(hear)
  await tab.addWaiting(edit())
  await tab.sendWaiting()
  expect(hear.mock.calls).toMatchObject([[{ change: { key: 'key-1' }, result: { saved: {} } }]])
})

test('a conflict is shown, keeps what was typed, and is not sent again', async () => {
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
    await tab.takeBack({ id: 'r1', kind: 'edit' })
    expect(tab.waiting.changes).toEqual([])
    expect(tab.mark().all).toBe(0)
  },
)

// 403 and 401: a network's login page.
test.each([0, 401, 403, 429, 503])('after a failure of %i it waits on', async (status) => {
  const body = status > 403 ? failures('Later') : '<html>'
  answer({ [PUT]: status === 0 ? offlineError : { status, body } })
  const tab = await openTab()
  await tab.addWaiting(edit())
  await tab.addWaiting(confirm())
  await tab.sendWaiting()
  expect(sent()).toEqual([PUT])
  expect(tab.mark()).toEqual({ unsent: 2, all: 2 })
})

test('one alert reports all sent changes, before the refusals', async () => {
  answer({
    [PUT]: { status: 412, body: failures('Stale') },
    'POST /api/restaurants/r2/confirm': saved,
    'POST /api/restaurants/r3/confirm': saved,
  })
  const tab = await openTab()
  await tab.addWaiting(edit())
  await tab.addWaiting(confirm({ id: 'r2', key: 'key-3', name: 'Two' }))
  await tab.addWaiting(confirm({ id: 'r3', key: 'key-4', name: 'Three' }))
  await tab.sendWaiting()
  expect(tab.told().slice(-2)).toEqual([
    'What waited for Two and others was sent.',
    'Green Fork: somebody else changed it while your change waited.',
  ])
})

test('after a new login nobody is asked to log in', async () => {
  const tab = await openTab()
  await tab.addWaiting(edit())
  answer({
    [PUT]: () => {
      tab.signIn({ token: 'newer', user: ADA })
      return { status: 401, body: failures('Ended') }
    },
  })
  await tab.sendWaiting()
  expect(tab.told()).not.toContain('Log in again, and what waits on this device is sent.')
  expect(tab.mark().unsent).toBe(1)
})

test('what a full device did not keep is no longer said to wait once its page is gone', async () => {
  device.refuses = () => true
  const tab = await openTab()
  await tab.addWaiting(edit())
  expect(tab.mark().unsent).toBe(1)
  const later = await openTab()
  await later.sendWaiting()
  expect(later.mark()).toEqual({ unsent: 0, all: 0 })
})

test('a session that has ended keeps it, and asks to log in; nobody else sends it', async () => {
  answer({ [PUT]: { status: 401, body: failures('Ended') } })
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
  await vi.waitFor(() => expect([...device.kept.keys()]).toEqual([]), { timeout: 10_000 })
  expect(tab.mark().all).toBe(0)
  expect(tab.told()).not.toContain('Log in again, and what waits on this device is sent.')
})

test('the number of changes is limited; a device that stores nothing shows an alert', async () => {
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
