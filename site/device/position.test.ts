import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPosition } from './position.ts'

const getCurrentPosition = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const UNKNOWN = 'Error retrieving your location, please try a city or zipcode instead'

test('the device says where it is', async () => {
  getCurrentPosition.mockImplementation((found) =>
    found({ coords: { latitude: 42, longitude: -71 } }),
  )
  expect(await readPosition(true)).toEqual({ lat: 42, lng: -71 })
  expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ enableHighAccuracy: true })
})

test.each([
  ['the visitor says no', 1, 'This requires location to be shared!', true],
  ['the device cannot tell', 2, UNKNOWN, false],
  ['it takes too long', 3, UNKNOWN, false],
])('when %s, a sentence says so', async (_, code, problem, isDenied) => {
  getCurrentPosition.mockImplementation((_found, failed) => failed({ code }))
  expect(await readPosition(false)).toEqual({ problem, isDenied })
})

test('a question that nobody answers ends by itself', async () => {
  const asked = readPosition(false)
  await vi.runAllTimersAsync()
  expect(await asked).toEqual({ problem: UNKNOWN, isDenied: false })
})

test('who hears that the question is still open gets a late answer', async () => {
  const onStillOpen = vi.fn()
  const asked = readPosition(false, onStillOpen)
  await vi.runAllTimersAsync()
  expect(onStillOpen).toHaveBeenCalledExactlyOnceWith({ problem: UNKNOWN, isDenied: false })
  getCurrentPosition.mock.calls[0]?.[0]({ coords: { latitude: 42, longitude: -71 } })
  expect(await asked).toEqual({ lat: 42, lng: -71 })
})

test('nobody hears of an open question that was answered in time', async () => {
  const onStillOpen = vi.fn()
  const asked = readPosition(false, onStillOpen)
  getCurrentPosition.mock.calls[0]?.[0]({ coords: { latitude: 42, longitude: -71 } })
  await asked
  await vi.runAllTimersAsync()
  expect(onStillOpen).not.toHaveBeenCalled()
})

test('a device that knows no positions says so', async () => {
  vi.stubGlobal('navigator', {})
  expect(await readPosition(false)).toEqual({ problem: UNKNOWN, isDenied: false })
})
