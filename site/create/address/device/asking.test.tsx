import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ASKING } from '../../../device/position/position.ts'
import { alerts } from '../../../shell/alerts.ts'
import { renderCreate } from '../../../testing/renderCreate.tsx'
import type { PlaceDraft } from '../../draft/placeDraft.ts'

vi.mock('../../../map/picker/LocationPicker.tsx', () => ({
  LocationPicker: ({ action }: { action: string }) => <button type="button">{action}</button>,
}))

const getCurrentPosition = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: { getCurrentPosition },
    permissions: { query: async () => ({ state: 'prompt' }) },
  })
})
afterEach(() => {
  vi.resetAllMocks()
})

/** "Use my location" was pressed at this step a minute ago, and the browser is still asking. */
async function openAsking(path: string, parts: Partial<PlaceDraft> = {}) {
  const address = 'GET /api/restaurant_builder/address?lat=40&lng=-70'
  const shown = renderCreate(
    path,
    { name: 'Green Fork', ...parts },
    { [address]: { body: { address: '1 Here Street' } } },
  )
  press('Use my location')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText(ASKING)).toBeDefined()
  expect(alerts.items).toEqual([])
  const sayYes = () =>
    act(async () =>
      getCurrentPosition.mock.lastCall?.[0]({ coords: { latitude: 40, longitude: -70 } }),
    )
  return { ...shown, sayYes }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a place is where the device is, however late the yes', async () => {
  const { sayYes, kept } = await openAsking('/create/v2/address')
  await sayYes()
  await waitFor(() =>
    expect(kept()).toMatchObject({ place: { lat: 40, lng: -70 }, address: '1 Here Street' }),
  )
  expect(screen.queryByText(ASKING)).toBeNull()
})

test('a late position does not interrupt a person who types the address', async () => {
  const { sayYes, kept } = await openAsking('/create/v2/address')
  press(/^Type the address/)
  expect(screen.queryByText(ASKING)).toBeNull()
  await sayYes()
  expect(screen.getByLabelText('Address')).toBeDefined()
  expect(kept()).toMatchObject({ place: null })
})

test('an address submitted meanwhile is looked up, and the position of the device is ignored', async () => {
  const { sayYes, seen, kept } = await openAsking('/create/v2/address', {
    address: '1 Fork Street',
  })
  press('Submit')
  expect(screen.queryByText(ASKING)).toBeNull()
  await sayYes()
  expect(seen.some(({ path }) => path.includes('geocode'))).toBe(true)
  expect(kept()).toMatchObject({ place: null, address: '1 Fork Street' })
})

test('a late position does not locate a place without a permanent address', async () => {
  const { sayYes, kept, path } = await openAsking('/create/v2/address')
  press(/^No permanent address/)
  await waitFor(() => expect(path()).toMatch(/cuisine/))
  await sayYes()
  await waitFor(() => expect(kept()).toMatchObject({ isPopUp: true, place: null }))
})

test('a place search goes on around the device, however late the yes', async () => {
  const { sayYes, seen } = await openAsking('/create/search')
  await sayYes()
  await waitFor(() => expect(seen.at(-1)?.path).toMatch(/suggestions.*40.*-70/))
})

test('a ZIP code that is typed meanwhile stays', async () => {
  const { sayYes, seen } = await openAsking('/create/search')
  const near = screen.getByLabelText<HTMLInputElement>('ZIP code or city')
  fireEvent.change(near, { target: { value: '02139' } })
  expect(screen.queryByText(ASKING)).toBeNull()
  await sayYes()
  expect(near.value).toBe('02139')
  expect(seen.some(({ path }) => path.includes('suggestions'))).toBe(false)
})
