import { expect, test, vi } from 'vitest'
import { networkIdle } from './networkIdle.ts'

let tell = () => {}
const disconnect = vi.fn()

test('the network is idle three seconds after the last file', async () => {
  vi.useFakeTimers()
  class Observer {
    constructor(onFile: () => void) {
      tell = onFile
    }
    observe() {}
    disconnect = disconnect
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  const onQuiet = vi.fn()
  networkIdle().then(onQuiet)
  await vi.advanceTimersByTimeAsync(2900)
  tell()
  await vi.advanceTimersByTimeAsync(2900)
  expect(onQuiet).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(onQuiet).toHaveBeenCalledOnce()
  expect(disconnect).toHaveBeenCalledOnce()
})
