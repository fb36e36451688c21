import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAX_WHOLE_AT_ONCE } from '../../../worker/contract/restaurants/keepingLimits.ts'
import { signIn, signOut } from '../../account/auth.ts'
import { fetchWhole } from '../../api/keeping.ts'
import type { FakeDevice } from '../../testing/fakeKeyval.ts'
import { makeRestaurant } from '../../testing/makeRestaurant.ts'
import { usePlaces } from './usePlaces.ts'

const device: FakeDevice = vi.hoisted(() => ({ kept: new Map(), refuses: () => false }))
vi.mock('idb-keyval', async () => (await import('../../testing/fakeKeyval.ts')).fakeKeyval(device))
vi.mock('../../api/keeping.ts', () => ({ fetchWhole: vi.fn() }))

const many = Array.from({ length: MAX_WHOLE_AT_ONCE + 1 }, (_, n) => `r${100 + n}`)
const whole = (id: string) => ({ restaurant: makeRestaurant({ _id: id }), menu: null })
const asked = () => vi.mocked(fetchWhole).mock.calls.map(([ids]) => ids)
const keptIds = () => [...device.kept.keys()].map((key) => key.split('/')[1])

beforeEach(() => {
  vi.mocked(fetchWhole).mockReset()
  vi.mocked(fetchWhole).mockImplementation(async (ids) => ids.map(whole))
})
afterEach(() => {
  device.kept.clear()
  signOut()
})

const draw = (first: readonly string[]) =>
  renderHook(({ ids }) => usePlaces(ids), { initialProps: { ids: first } })

test('each place is asked for once, whatever the order, and new ones alone', async () => {
  const { result, rerender } = draw(many)
  await waitFor(() => expect(Object.keys(result.current)).toHaveLength(many.length))
  rerender({ ids: many.toReversed() })
  rerender({ ids: [...many, 'r999'] })
  await waitFor(() => expect(result.current.r999).toBeDefined())
  expect(asked()).toEqual([many.slice(0, -1), many.slice(-1), ['r999']])
})

test('a part that fails hides no other, and is asked for again', async () => {
  vi.mocked(fetchWhole).mockImplementation(async (ids) => {
    if (ids.length === 1) throw new Error('lost')
    return ids.map(whole)
  })
  const { result, rerender } = draw(many)
  await waitFor(() => expect(Object.keys(result.current)).toHaveLength(MAX_WHOLE_AT_ONCE))
  vi.mocked(fetchWhole).mockImplementation(async (ids) => ids.map(whole))
  rerender({ ids: [...many, 'r999'] })
  await waitFor(() => expect(asked().at(-1)).toEqual([...many.slice(-1), 'r999']))
})

test('leaving the page stops the requests', async () => {
  const { unmount } = draw(['r1'])
  await waitFor(() => expect(asked()).toHaveLength(1))
  unmount()
  expect(vi.mocked(fetchWhole).mock.calls[0]?.[1]?.aborted).toBe(true)
})

test('the device removes places that are gone or no longer saved', async () => {
  device.kept.set('sprig-saved-places/r1', whole('r1'))
  device.kept.set('sprig-saved-places/r2', whole('r2'))
  vi.mocked(fetchWhole).mockResolvedValue([whole('r3')])
  const { result } = draw(['r1', 'r3'])
  await waitFor(() => expect(result.current.r1).toBeNull())
  await waitFor(() => expect(keptIds()).toEqual(['r3']))
})

test('what comes after logging out is not written to the device', async () => {
  signIn({ token: 'ada', user: { id: 'ada', email: 'ada@sprig.test', groups: [] } })
  let answer: (found: ReturnType<typeof whole>[]) => void = () => undefined
  vi.mocked(fetchWhole).mockImplementation(
    () =>
      new Promise((done) => {
        answer = done
      }),
  )
  draw(many)
  await waitFor(() => expect(asked()).toHaveLength(1))
  signOut()
  await act(async () => answer([whole('r100')]))
  expect(keptIds()).toEqual([])
  expect(asked()).toHaveLength(1)
})
