import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FindContent, MapSettings } from '../../worker/contract/page/page.ts'
import { chooseUnits } from '../device/units.ts'
import { makeInput } from '../testing/renderVisit.tsx'

const woken = vi.fn<(name: string) => void>()
const fetched = vi.fn<(...names: string[]) => void>()
const load = async () => ({})

const BUILT_IN: MapSettings = { googleKey: '', googleMapId: '', tiles: 'none' }

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  window.history.replaceState(null, '', '/cities/massachusetts/boston')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  woken.mockReset()
  fetched.mockReset()
  localStorage.clear()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

/** A list as the Worker writes it; its islands sleep. */
async function open(map: Partial<MapSettings> = {}): Promise<void> {
  const content: FindContent = {
    page: 'find',
    city: null,
    centre: { lat: 42.36, lng: -71.06 },
    distanceKm: 10,
    answer: {
      restaurants: [],
      total: 1,
      approximate: false,
      unconfirmed: 0,
      unconfirmedApproximate: false,
    },
    unknownPlace: null,
  }
  const data = document.createElement('script')
  Object.assign(data, { id: 'page-input', type: 'application/json' })
  const { pathname, search } = window.location
  const url = pathname + search
  data.textContent = JSON.stringify(makeInput({ url, content, map: { ...BUILT_IN, ...map } }))
  document.body.append(data)
  for (const name of ['Alerts', 'FindList']) {
    const island = document.createElement('page-island')
    island.setAttribute('of', name)
    island.addEventListener('wake', () => woken(name))
    document.body.append(island)
  }
  ;(await import('./startFind.ts')).begin(() => undefined, load, fetched)
}

test('the list of a visitor who reads miles sleeps', async () => {
  await open()
  expect(woken).not.toHaveBeenCalled()
})

test('the list of whoever reads kilometres wakes at once', async () => {
  chooseUnits('km')
  await open()
  expect(woken.mock.calls).toEqual([['FindList']])
})

test('the list of a member wakes at once, since it leads to what they may do', async () => {
  localStorage.setItem('token', 'a-token')
  await open()
  expect(woken.mock.calls).toEqual([['FindList']])
})

test('what is said while all sleeps is shown', async () => {
  await open()
  const { addAlert } = await import('../shell/alerts.ts')
  addAlert({ kind: 'info', text: 'Nobody knows that place.' })
  await vi.waitFor(() => expect(woken.mock.calls).toEqual([['Alerts']]))
})

test('the files of the map that is seen are asked for at once', async () => {
  await open()
  expect(fetched.mock.calls).toEqual([['hydrate', 'FindMap', 'map']])
})

test('those of a map that is not seen, or that Google draws, are not', async () => {
  await open({ googleKey: 'a-key' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  window.history.replaceState(null, '', '/cities/massachusetts/boston?view=list')
  vi.resetModules()
  document.body.replaceChildren()
  await open()
  expect(fetched).not.toHaveBeenCalled()
})
