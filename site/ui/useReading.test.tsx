import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useReading } from './useReading.ts'

/** Readings that the test ends, by their key. */
function begin(key: string) {
  const readings = new Map<string, PromiseWithResolvers<string>>()
  const signals: AbortSignal[] = []
  const [onRead, onFailed] = [vi.fn(), vi.fn()]
  const read = (key: string, signal: AbortSignal) => {
    const reading = Promise.withResolvers<string>()
    readings.set(key, reading)
    signals.push(signal)
    return reading.promise
  }
  const hook = renderHook(({ key }) => useReading(key, read, onRead, onFailed), {
    initialProps: { key },
  })
  const end = (key: string) => act(async () => readings.get(key)?.resolve(`${key} read`))
  const fail = (key: string) => act(async () => readings.get(key)?.reject(new Error(key)))
  return { ...hook, signals, end, fail, onRead, onFailed }
}

test('reads once for each key, and only the newest answer counts', async () => {
  const { rerender, signals, end, onRead } = begin('first')
  rerender({ key: 'first' })
  expect(signals).toHaveLength(1)
  rerender({ key: 'second' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  await end('first')
  expect(onRead).not.toHaveBeenCalled()
  await end('second')
  expect(onRead).toHaveBeenCalledExactlyOnceWith('second read')
})

test('a failure is told, except one that nobody waits for any more', async () => {
  const first = begin('first')
  await first.fail('first')
  expect(first.onFailed).toHaveBeenCalledExactlyOnceWith(new Error('first'))
  const left = begin('left')
  left.unmount()
  expect(left.signals[0]?.aborted).toBe(true)
  await left.fail('left')
  expect(left.onFailed).not.toHaveBeenCalled()
})
