import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useBusy } from './useBusy.ts'

test('work that runs is not started again, and can be once it has failed', async () => {
  const { result } = renderHook(useBusy)
  const running = Promise.withResolvers<void>()
  const work = vi.fn(() => running.promise)
  let first: Promise<void> | undefined
  // Both before React has drawn that it is busy.
  act(() => {
    first = result.current.run(work)
    void result.current.run(work)
  })
  expect(work).toHaveBeenCalledOnce()
  expect(result.current.isBusy).toBe(true)
  await act(async () => {
    running.reject(new Error('refused'))
    await expect(first).rejects.toThrow('refused')
  })
  expect(result.current.isBusy).toBe(false)
  const again = vi.fn(async () => undefined)
  await act(() => result.current.run(again))
  expect(again).toHaveBeenCalledOnce()
})
