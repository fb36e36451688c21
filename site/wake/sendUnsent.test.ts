import { beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '../../worker/contract/durations.ts'
import { signIn } from '../account/auth.ts'
import { storeWaitingMark } from '../device/waitingMark.ts'
import { addAlert } from '../shell/alerts.ts'
import { fakeApi } from '../testing/fakeApi.ts'
import { beginDocument } from './beginDocument.ts'
import { sendUnsent } from './sendUnsent.ts'

const sendWaiting = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../waiting/sending.ts', () => ({ sendWaiting }))

beforeEach(() => {
  vi.useFakeTimers()
  sendWaiting.mockClear()
  signIn({ token: 't', user: { id: 'u1', email: 'ada@sprig.test', groups: [] } })
})

/** How many tries are made in so many minutes. */
async function triesIn(minutes: number): Promise<number> {
  const before = sendWaiting.mock.calls.length
  await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS)
  return sendWaiting.mock.calls.length - before
}

test('unsent changes are retried with growing pauses, also those that come later', async () => {
  sendUnsent()
  expect(await triesIn(10)).toBe(0)
  storeWaitingMark('u1', { unsent: 1, all: 1 })
  const [early, late] = [await triesIn(5), await triesIn(60)]
  expect(early).toBeGreaterThan(1)
  expect(late).toBeGreaterThan(2)
  expect(late / 12).toBeLessThan(early)
  storeWaitingMark('u1', { unsent: 0, all: 1 })
  expect(await triesIn(60)).toBe(0)
})

test('it is retried when the page or the connection is back, and not while the page is hidden', async () => {
  sendUnsent()
  storeWaitingMark('u1', { unsent: 1, all: 1 })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await triesIn(30)).toBe(0)
  visibility.mockReturnValue('visible')
  for (const [target, event] of [
    [document, new Event('visibilitychange')],
    [window, Object.assign(new Event('pageshow'), { persisted: true })],
    [window, new Event('online')],
  ] as const) {
    sendWaiting.mockClear()
    target.dispatchEvent(event)
    await vi.dynamicImportSettled()
    expect(sendWaiting, event.type).toHaveBeenCalled()
  }
})

test('an alert added while every island sleeps wakes the alerts', async () => {
  fakeApi({})
  const island = document.createElement('page-island')
  island.setAttribute('of', 'Alerts')
  document.body.append(island)
  const hear = vi.fn()
  island.addEventListener('wake', hear)
  beginDocument()
  expect(hear).not.toHaveBeenCalled()
  addAlert({ kind: 'success', text: 'What waited was sent.' })
  await vi.advanceTimersByTimeAsync(0)
  expect(hear).toHaveBeenCalled()
  island.remove()
})
