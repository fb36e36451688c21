import { beforeEach, expect, test, vi } from 'vitest'
import { LatestOnly } from '../latestOnly.ts'
import { DEVICE, requestPosition } from './requestPosition.ts'

const permission: { state: string; onchange?: () => void } = { state: 'prompt' }
beforeEach(() => {
  vi.useFakeTimers()
  delete permission.onchange
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: vi.fn() },
    permissions: { query: async () => permission },
  })
})

/** The position was requested some seconds ago, and the browser's question is still open. */
async function asking() {
  const calls = new LatestOnly()
  const onAsking = vi.fn()
  void requestPosition(calls, onAsking)
  await vi.advanceTimersByTimeAsync(5000)
  expect(onAsking.mock.calls).toEqual([[true]])
  return { calls, onAsking }
}

test('the browser asks no more once the person has answered, though the device is still looking', async () => {
  const { onAsking } = await asking()
  permission.onchange?.()
  expect(onAsking.mock.calls).toEqual([[true], [false]])
})

test('an answer that is no longer wanted notifies nobody', async () => {
  const { calls, onAsking } = await asking()
  calls.cancel(DEVICE)
  permission.onchange?.()
  expect(onAsking.mock.calls).toEqual([[true]])
})
