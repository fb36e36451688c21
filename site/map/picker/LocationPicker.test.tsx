import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ASKING } from '../../device/position/position.ts'
import { dragMap, fakeMap, resetFakeMap } from '../../testing/fakeMap.ts'
import { PLAIN_MAP } from '../../testing/plainMap.ts'
import { LocationPicker, type LocationPickerProps } from './LocationPicker.tsx'

vi.mock('../start.ts', async () => (await import('../../testing/fakeMap.ts')).fakeStart)

const START = { lat: 42.36, lng: -71.06 }

beforeEach(() => {
  vi.resetAllMocks()
  resetFakeMap()
})

async function show(props: Partial<LocationPickerProps> = {}) {
  const onPick = vi.fn()
  render(
    <LocationPicker
      name="Nomad Roti"
      start={START}
      action="Update Location"
      settings={PLAIN_MAP}
      onPick={onPick}
      {...props}
    />,
  )
  await screen.findByRole('button', { name: 'Zoom in' })
  return onPick
}

test('begins at zoom 12, or where it is told to', async () => {
  await show()
  expect(fakeMap.view).toEqual({ ...START, zoom: 12 })
})

test('the pin is labelled with the name, a long one cut to 14 characters and an ellipsis', async () => {
  await show({ name: 'The Wandering Wok of Boston' })
  expect(screen.getByText('The Wandering …')).toBeDefined()
})

test('picks the place under the pin, to about 10 cm', async () => {
  const onPick = await show({ action: 'Get Address for Location' })
  dragMap(42.123456789, -71.5, 15)
  expect(screen.getByLabelText('Location under the pin').textContent).toBe('42.12346, -71.50000')
  await userEvent.click(screen.getByRole('button', { name: 'Get Address for Location' }))
  expect(onPick).toHaveBeenCalledWith({ lat: 42.123457, lng: -71.5 })
})

test('nothing is picked twice while the first is on its way', async () => {
  const onPick = await show({ isBusy: true })
  await userEvent.click(screen.getByRole('button', { name: 'Update Location' }))
  expect(onPick).not.toHaveBeenCalled()
})

test('goes to the device, and says why when it cannot', async () => {
  const ask = vi.fn()
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: ask } })
  await show()
  const here = screen.getByRole('button', { name: 'Use my location' })
  for (const [code, problem] of [
    [1, 'This requires location to be shared!'],
    [2, 'Error retrieving your location, please try a city or zipcode instead'],
  ] as const) {
    await userEvent.click(here)
    await act(async () => ask.mock.lastCall?.[1]({ code }))
    expect(screen.getByRole('alert').textContent).toBe(problem)
  }
  await userEvent.click(here)
  await act(async () => ask.mock.lastCall?.[0]({ coords: { latitude: 40, longitude: -70 } }))
  expect(fakeMap.engine.moveTo).toHaveBeenCalledWith({ lat: 40, lng: -70 })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('tells of moves by hand and by the device, and of nothing when it is only zoomed', async () => {
  const ask = vi.fn()
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: ask } })
  const onMove = vi.fn()
  await show({ onMove })
  dragMap(START.lat, START.lng, 14)
  expect(onMove).not.toHaveBeenCalled()
  dragMap(42.1, -71.5)
  expect(onMove).toHaveBeenLastCalledWith({ lat: 42.1, lng: -71.5 })
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  await act(async () => ask.mock.lastCall?.[0]({ coords: { latitude: 40, longitude: -70 } }))
  expect(onMove).toHaveBeenLastCalledWith({ lat: 40, lng: -70 })
})

/** "Use my location" was pressed a minute ago, and the browser is still asking. */
async function showAsking(onPick = vi.fn()) {
  const getCurrentPosition = vi.fn()
  const permissions = { query: async () => ({ state: 'prompt' }) }
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition }, permissions })
  await show({ onPick })
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText(ASKING)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  return () =>
    act(async () =>
      getCurrentPosition.mock.lastCall?.[0]({ coords: { latitude: 40, longitude: -70 } }),
    )
}

test('waits while the browser is asking, says so, and goes there however late the yes', async () => {
  const sayYes = await showAsking()
  await sayYes()
  expect(fakeMap.engine.moveTo).toHaveBeenCalledWith({ lat: 40, lng: -70 })
  expect(screen.queryByText(ASKING)).toBeNull()
})

test('a late yes moves no map that was moved by hand meanwhile', async () => {
  const sayYes = await showAsking()
  dragMap(42.1, -71.5)
  expect(screen.queryByText(ASKING)).toBeNull()
  await sayYes()
  expect(fakeMap.engine.moveTo).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Location under the pin').textContent).toBe('42.10000, -71.50000')
})

test('a late yes is used when the map was only zoomed meanwhile', async () => {
  const sayYes = await showAsking()
  dragMap(START.lat, START.lng)
  await sayYes()
  expect(fakeMap.engine.moveTo).toHaveBeenCalledWith(expect.objectContaining({ lat: 40, lng: -70 }))
})

test('a late yes comes to nothing once a place was picked', async () => {
  const onPick = vi.fn()
  const sayYes = await showAsking(onPick)
  fireEvent.click(screen.getByRole('button', { name: 'Update Location' }))
  await sayYes()
  expect(onPick).toHaveBeenCalledExactlyOnceWith(START)
  expect(fakeMap.engine.moveTo).not.toHaveBeenCalled()
})
