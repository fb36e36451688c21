import { describe, expect, it } from 'vitest'
import { LatestOnly } from './latestOnly.ts'

describe('LatestOnly', () => {
  it('lets only the newest call of a name write what it found', async () => {
    const calls = new LatestOnly()
    let finishFirst: (value: string) => void = () => undefined
    let firstSignal: AbortSignal | undefined
    const first = calls.run('search', (signal) => {
      firstSignal = signal
      return new Promise<string>((resolve) => {
        finishFirst = resolve
      })
    })
    const second = calls.run('search', async () => 'new')
    expect(firstSignal?.aborted).toBe(true)
    finishFirst('old')
    expect(await first).toBeNull()
    expect(await second).toBe('new')
  })

  it('lets calls of other names run', async () => {
    const calls = new LatestOnly()
    const [a, b] = await Promise.all([calls.run('a', async () => 1), calls.run('b', async () => 2)])
    expect([a, b]).toEqual([1, 2])
  })

  it('passes on a failure of the newest call', async () => {
    const calls = new LatestOnly()
    await expect(calls.run('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  })

  it('ends all that runs at once', async () => {
    const calls = new LatestOnly()
    const end = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const running = [calls.run('a', end), calls.run('b', end)]
    calls.cancelAll()
    expect(await Promise.all(running)).toEqual([null, null])
  })
})
