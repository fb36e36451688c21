import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readPosition } from './position.ts'

const getCurrentPosition = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
})
afterEach(() => {
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

test('with onStillOpen a late answer still counts', async () => {
  const onStillOpen = vi.fn()
  const asked = readPosition(false, { onStillOpen })
  await vi.runAllTimersAsync()
  expect(onStillOpen).toHaveBeenCalledExactlyOnceWith({ problem: UNKNOWN, isDenied: false })
  getCurrentPosition.mock.calls[0]?.[0]({ coords: { latitude: 42, longitude: -71 } })
  expect(await asked).toEqual({ lat: 42, lng: -71 })
})

test('an answer in time prevents onStillOpen', async () => {
  const onStillOpen = vi.fn()
  const asked = readPosition(false, { onStillOpen })
  getCurrentPosition.mock.calls[0]?.[0]({ coords: { latitude: 42, longitude: -71 } })
  await asked
  await vi.runAllTimersAsync()
  expect(onStillOpen).not.toHaveBeenCalled()
})

describe('while the browser is asking', () => {
  const query = vi.fn()
  const onAsking = vi.fn()
  const onStillOpen = vi.fn()
  const yes = () =>
    getCurrentPosition.mock.calls[0]?.[0]({ coords: { latitude: 42, longitude: -71 } })
  beforeEach(() => {
    query.mockResolvedValue({ state: 'prompt' })
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, permissions: { query } })
  })

  test('the answer is waited for, however late, and that is said once', async () => {
    const asked = readPosition(false, { onAsking, onStillOpen })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(onAsking).toHaveBeenCalledOnce()
    expect(onStillOpen).not.toHaveBeenCalled()
    yes()
    expect(await asked).toEqual({ lat: 42, lng: -71 })
  })

  test('an open question is awaited also without callbacks', async () => {
    const asked = readPosition(false)
    await vi.advanceTimersByTimeAsync(600_000)
    yes()
    expect(await asked).toEqual({ lat: 42, lng: -71 })
  })

  test('a quick answer causes no note', async () => {
    const asked = readPosition(false, { onAsking })
    yes()
    await asked
    await vi.runAllTimersAsync()
    expect(onAsking).not.toHaveBeenCalled()
  })

  test('an answer during the look at the permission causes no note', async () => {
    let tell = (_: { state: string }) => {}
    query.mockImplementation(() => new Promise((resolve) => (tell = resolve)))
    const asked = readPosition(false, { onAsking })
    await vi.advanceTimersByTimeAsync(3000)
    yes()
    tell({ state: 'prompt' })
    await asked
    await vi.runAllTimersAsync()
    expect(onAsking).not.toHaveBeenCalled()
  })

  test('a device that was allowed and does not answer is given up', async () => {
    query.mockResolvedValue({ state: 'granted' })
    const asked = readPosition(false, { onAsking })
    await vi.runAllTimersAsync()
    expect(await asked).toEqual({ problem: UNKNOWN, isDenied: false })
    expect(onAsking).not.toHaveBeenCalled()
  })
})

test('a device that knows no positions says so', async () => {
  vi.stubGlobal('navigator', {})
  expect(await readPosition(false)).toEqual({ problem: UNKNOWN, isDenied: false })
})
