import { act, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LatLng } from '../../worker/contract/search.ts'
import { renderFind } from '../testing/renderFind.tsx'
import { FindPage } from './FindPage.tsx'
import type { Find } from './findState.ts'
import { goTo } from './moving.ts'
import { useFindStore } from './useFind.ts'

vi.mock('../map/loadMap.ts', () => ({ loadMap: () => new Promise(() => {}) }))

const NEW_YORK = { lat: 40.71, lng: -74.01 }
const getCurrentPosition = vi.fn()

beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigator, onLine: true, geolocation: { getCurrentPosition } })
  vi.stubGlobal('WebSocket', EventTarget)
  vi.stubGlobal('fetch', async () => Response.json([]))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  window.history.replaceState(null, '', '/')
})

/** The home page without a place; `early`: what the visitor does between its first picture and the effects that follow. */
async function openHome(
  early: (find: Find) => void = () => {},
  path = '/',
  centre: LatLng | null = null,
): Promise<Find> {
  function Early() {
    const find = useFindStore()
    useLayoutEffect(() => early(find), [find])
    return null
  }
  const { find } = renderFind(
    <>
      <Early />
      <FindPage />
    </>,
    { path, content: { centre } },
  )
  await screen.findByRole('heading', { level: 1 })
  await act(async () => undefined)
  return find
}

test('the home page without a place asks where the visitor is', async () => {
  await openHome()
  await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledOnce())
})

test.each([
  ['a city', '/cities/massachusetts/boston', null],
  ['an address that names a latitude', '/?lat=unreadable&lng=-71', null],
  ['a home page that came with a place', '/?near=New+York', NEW_YORK],
])('%s asks nobody where they are', async (_what, path, centre) => {
  await openHome(undefined, path, centre)
  expect(getCurrentPosition).not.toHaveBeenCalled()
})

test('who has gone somewhere by then is not asked', async () => {
  const find = await openHome((find) => goTo(find, NEW_YORK, 'New York, NY'))
  await waitFor(() => expect(find.state.status).toBe('ready'))
  expect(getCurrentPosition).not.toHaveBeenCalled()
})

test('who has searched for a place by then is not asked, and the look-up goes on', async () => {
  let lookedUp: string | null = 'nothing yet'
  await openHome((find) => {
    void find.calls.run('place', async () => 'New York').then((place) => (lookedUp = place))
  })
  await waitFor(() => expect(lookedUp).toBe('New York'))
  expect(getCurrentPosition).not.toHaveBeenCalled()
})
