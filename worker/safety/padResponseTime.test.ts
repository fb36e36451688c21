import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { padResponseTime } from './padResponseTime.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Work that takes `ms`. */
const working = (ms: number) => async () => {
  vi.setSystemTime(Date.now() + ms)
  return 'done'
}

describe('padResponseTime', () => {
  it.each([
    [0, 250],
    [1, 249],
    [249, 1],
    [250, 250],
    [612, 138],
  ])('after work of %i ms waits %i ms more', async (spent, rest) => {
    const wait = vi.spyOn(scheduler, 'wait').mockResolvedValue()
    expect(await padResponseTime(working(spent))).toBe('done')
    expect(wait.mock.calls).toEqual([[rest]])
  })

  it('waits as long where the work fails', async () => {
    const wait = vi.spyOn(scheduler, 'wait').mockResolvedValue()
    const failing = async () => {
      await working(100)()
      throw new Error('No')
    }
    await expect(padResponseTime(failing)).rejects.toThrow('No')
    expect(wait.mock.calls).toEqual([[150]])
  })
})
