import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { draftKey } from '../../device/drafts/drafts.ts'
import type { FakeAnswer, FakeAnswers } from '../../testing/fakeApi.ts'
import { dragMap, fakeMap, resetFakeMap } from '../../testing/fakeMap.ts'
import { renderCreate } from '../../testing/renderCreate.tsx'

vi.mock('../../map/start.ts', async () => (await import('../../testing/fakeMap.ts')).fakeStart)

const PATH = '/create/v2/address'
const getCurrentPosition = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  resetFakeMap()
  const permissions = { query: async () => ({ state: 'prompt' }) }
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition }, permissions })
})

async function open(answers: FakeAnswers = {}) {
  const place = { lat: 42, lng: -71 }
  const draft = { name: 'Green Fork', place, address: '1 Fork Street' }
  const shown = renderCreate(PATH, draft, answers)
  await screen.findByRole('button', { name: 'Zoom in' })
  return shown
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const deviceAnswers = () =>
  act(async () =>
    getCurrentPosition.mock.lastCall?.[0]({ coords: { latitude: 40, longitude: -70 } }),
  )
const pin = () => screen.getByLabelText('Location under the pin').textContent

/** Confirms; returns the place that is used. */
async function confirm({ path, kept }: Awaited<ReturnType<typeof open>>) {
  press('Confirm & Proceed')
  await waitFor(() => expect(path()).toMatch(/cuisine/))
  return kept().place
}

test('a pin that is moved while duplicates are looked for is looked for once more', async () => {
  let answer: (answer: FakeAnswer) => void = () => {}
  const first = vi.fn(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)))
  const second = vi.fn(() => ({ body: [] }))
  const shown = await open({
    'GET /api/restaurants/duplicates?name=Green+Fork&lat=42&lng=-71': first,
    'GET /api/restaurants/duplicates?name=Green+Fork&lat=42.5&lng=-71.5': second,
  })
  press('Confirm & Proceed')
  await waitFor(() => expect(first).toHaveBeenCalled())
  dragMap(42.5, -71.5)
  await act(async () => answer({ body: [] }))
  await waitFor(() => expect(shown.path()).toMatch(/cuisine/))
  expect(second).toHaveBeenCalled()
})

test('the place that the map was dragged to is the one that goes on', async () => {
  const shown = await open()
  dragMap(42.1, -71.1)
  expect(fakeMap.engine.moveTo).not.toHaveBeenCalled()
  expect(await confirm(shown)).toEqual({ lat: 42.1, lng: -71.1 })
})

test('the place of the device is the one that goes on, once the pin is there', async () => {
  const shown = await open()
  dragMap(42.1, -71.1)
  press('Use my location')
  await deviceAnswers()
  expect(pin()).toBe('40.00000, -70.00000')
  expect(await confirm(shown)).toEqual({ lat: 40, lng: -70 })
})

test('a place that another tab gives moves the pin, and is the one that goes on', async () => {
  const shown = await open()
  dragMap(42.1, -71.1)
  const theirs = { ...shown.kept(), place: { lat: 41, lng: -73 }, changedAt: Date.now() + 1 }
  const key = draftKey('u', 'place', shown.draft.id)
  localStorage.setItem(key, JSON.stringify(theirs))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(pin()).toBe('41.00000, -73.00000')
  expect(fakeMap.engine.moveTo).toHaveBeenCalledWith({ lat: 41, lng: -73 })
  expect(await confirm(shown)).toEqual({ lat: 41, lng: -73 })
})

test('rejecting the place focuses the ways to give one, not the top of the page', async () => {
  await open()
  screen.getByRole('button', { name: 'Set the location another way' }).focus()
  await userEvent.keyboard('{Enter}')
  const ways = screen.getByRole('region', { name: 'How should we find it?' })
  expect(document.activeElement).toBe(ways)
})
