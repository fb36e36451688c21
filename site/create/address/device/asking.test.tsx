import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../../account/auth.ts'
import { draftKey } from '../../../device/drafts.ts'
import { ASKING } from '../../../device/position.ts'
import { fakeApi } from '../../../testing/fakeApi.ts'
import { makeVisit, renderVisit } from '../../../testing/renderVisit.tsx'
import { CreatePage } from '../../CreatePage.tsx'
import { blankDraft, type PlaceDraft } from '../../draft/placeDraft.ts'

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
  window.scrollTo = vi.fn()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

/** "Use my location" was pressed at this step a minute ago, and the browser is still asking. */
async function openAsking(path: string) {
  const draft: PlaceDraft = { ...blankDraft(), name: 'Green Fork', changedAt: Date.now() }
  localStorage.setItem(draftKey('u', 'place', draft.id), JSON.stringify(draft))
  sessionStorage.setItem('create:u', draft.id)
  const seen = fakeApi({
    'GET /api/restaurant_builder/address?lat=40&lng=-70': { body: { address: '1 Here Street' } },
  })
  const visit = makeVisit(path)
  signIn(visit.auth, { token: 't', user: { id: 'u', email: 'me@sprig.test', groups: [] } })
  const shown = renderVisit(<CreatePage />, path, visit)
  press('Use my location')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText(ASKING)).toBeDefined()
  expect(visit.alerts.items).toEqual([])
  const sayYes = () =>
    act(async () =>
      getCurrentPosition.mock.lastCall?.[0]({ coords: { latitude: 40, longitude: -70 } }),
    )
  const kept = () => JSON.parse(localStorage.getItem(draftKey('u', 'place', draft.id)) ?? 'null')
  return { ...shown, seen, sayYes, kept }
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

test('who types the address meanwhile is left at it', async () => {
  const { sayYes, kept } = await openAsking('/create/v2/address')
  press(/^Type the address/)
  expect(screen.queryByText(ASKING)).toBeNull()
  await sayYes()
  expect(screen.getByLabelText('Address')).toBeDefined()
  expect(kept()).toMatchObject({ place: null })
})

test('what has no permanent address meanwhile gets none', async () => {
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
