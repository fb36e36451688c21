import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LatLng } from '../../worker/contract/search.ts'
import { makeFind } from '../testing/renderFind.tsx'
import type { Find } from './findState.ts'
import { hover } from './findState.ts'
import { followFind } from './followFind.ts'
import { goTo } from './moving.ts'

const NEW_YORK = { lat: 40.71, lng: -74.01 }
const getCurrentPosition = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigator, onLine: true, geolocation: { getCurrentPosition } })
  vi.stubGlobal('fetch', async () => Response.json([]))
})
afterEach(() => {
  stop()
  vi.resetAllMocks()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

/** The home page without a place; `early` is what the visitor does before anything observes the store. */
async function openHome(
  early: (find: Find) => void = () => {},
  path = '/',
  centre: LatLng | null = null,
): Promise<Find> {
  window.history.replaceState(null, '', path)
  const find = makeFind(path, { centre })
  early(find)
  stop = followFind(find)
  await act(async () => undefined)
  return find
}

test('the home page without a place asks where the visitor is', async () => {
  await openHome()
  await vi.waitFor(() => expect(getCurrentPosition).toHaveBeenCalledOnce())
})

test.each([
  ['a city', '/cities/massachusetts/boston', NEW_YORK],
  ['an address that names a latitude', '/?lat=unreadable&lng=-71', null],
  ['a home page that came with a place', '/?near=New+York', NEW_YORK],
])('%s asks nobody where they are', async (_what, path, centre) => {
  await openHome(undefined, path, centre)
  expect(getCurrentPosition).not.toHaveBeenCalled()
})

test('a visitor who has gone somewhere by then is not asked', async () => {
  const find = await openHome((find) => goTo(find, NEW_YORK, 'New York, NY'))
  await vi.waitFor(() => expect(find.state.status).toBe('ready'))
  expect(getCurrentPosition).not.toHaveBeenCalled()
})

test('a visitor who is looking for a place by then is not asked, and the look-up goes on', async () => {
  let lookedUp: string | null = 'nothing yet'
  await openHome((find) => {
    void find.calls.run('place', async () => 'New York').then((place) => (lookedUp = place))
  })
  await vi.waitFor(() => expect(lookedUp).toBe('New York'))
  expect(getCurrentPosition).not.toHaveBeenCalled()
})

test.each([
  ['something else changes the store', (find: Find) => hover(find, 'r1')],
  [
    'the page is touched',
    () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ],
  ['a key is pressed', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
  ['a list is scrolled', () => document.body.dispatchEvent(new Event('scroll'))],
])('search and list sleep until %s', async (_what, happens) => {
  const woken = vi.fn<(name: string | null) => void>()
  for (const name of ['FindPanel', 'FindList']) {
    const island = document.createElement('page-island')
    island.setAttribute('of', name)
    island.addEventListener('wake', () => woken(name))
    document.body.append(island)
  }
  const find = await openHome(undefined, '/cities/massachusetts/boston', NEW_YORK)
  await vi.waitFor(() => expect(find.state.status).toBe('ready'))
  woken.mockClear()
  stop()
  stop = followFind(find)
  await act(async () => undefined)
  expect(woken).not.toHaveBeenCalled()
  await act(async () => happens(find))
  expect(woken.mock.calls).toEqual([['FindPanel'], ['FindList']])
})
