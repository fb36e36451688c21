import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MapEngine, MapEvents, MapView } from '../engine.ts'
import { LocationPicker, type LocationPickerProps } from './LocationPicker.tsx'

const started = vi.hoisted(() => ({ run: vi.fn() }))
vi.mock('../start.ts', () => ({ startMap: () => started.run }))

const START = { lat: 42.36, lng: -71.06 }
const BOUNDS = { west: -72, south: 42, east: -71, north: 43 }
const engine = {
  setContent: vi.fn(),
  moveTo: vi.fn(),
  zoomBy: vi.fn(),
  setTheme: vi.fn(),
  resize: vi.fn(),
  destroy: vi.fn(),
} satisfies MapEngine
let events: MapEvents
let view: MapView

beforeEach(() => {
  vi.resetAllMocks()
  started.run.mockImplementation(async (...args: unknown[]) => {
    view = args[1] as MapView
    events = args[3] as MapEvents
    return engine
  })
})
afterEach(() => vi.unstubAllGlobals())

async function show(props: Partial<LocationPickerProps> = {}) {
  const onPick = vi.fn()
  render(
    <LocationPicker
      name="Nomad Roti"
      start={START}
      action="Update Location"
      onPick={onPick}
      {...props}
    />,
  )
  await screen.findByRole('button', { name: 'Zoom in' })
  return onPick
}

test('begins at zoom 12, or where it is told to', async () => {
  await show()
  expect(view).toEqual({ ...START, zoom: 12 })
})

test('the pin is labelled with the name, a long one cut to 14 characters and an ellipsis', async () => {
  await show({ name: 'The Wandering Wok of Boston' })
  expect(screen.getByText('The Wandering …')).toBeDefined()
})

test('picks the place under the pin, to about 10 cm', async () => {
  const onPick = await show({ action: 'Get Address for Location' })
  act(() => events.onMove({ lat: 42.123456789, lng: -71.5, zoom: 15 }, BOUNDS, true))
  expect(screen.getByLabelText('Place under the pin').textContent).toBe('42.12346, -71.50000')
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
  expect(engine.moveTo).toHaveBeenCalledWith({ lat: 40, lng: -70 })
  expect(screen.queryByRole('alert')).toBeNull()
})
