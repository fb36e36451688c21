import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FindContent } from '../../worker/contract/page/page.ts'
import { chooseUnits } from '../device/units/units.ts'
import { makeInput } from '../testing/renderVisit.tsx'

const woken = vi.fn<(name: string) => void>()

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  window.history.replaceState(null, '', '/cities/massachusetts/boston')
})
afterEach(() => {
  vi.resetModules()
  woken.mockReset()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

/** A list as the Worker writes it, with sleeping islands. */
async function open(): Promise<void> {
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
  const { pathname: url } = window.location
  data.textContent = JSON.stringify(makeInput({ url, content }))
  document.body.append(data)
  for (const name of ['Alerts', 'FindList']) {
    const island = document.createElement('page-island')
    island.setAttribute('of', name)
    island.addEventListener('wake', () => woken(name))
    document.body.append(island)
  }
  ;(await import('./startFind.ts')).begin()
}

test('the list of a visitor who reads miles sleeps', async () => {
  await open()
  expect(woken).not.toHaveBeenCalled()
})

test('the list of a visitor who reads kilometres wakes at once', async () => {
  chooseUnits('km')
  await open()
  expect(woken.mock.calls).toEqual([['FindList']])
})

test('the list of a member wakes at once, since it leads to what they may do', async () => {
  localStorage.setItem('token', 'a-token')
  await open()
  expect(woken.mock.calls).toEqual([['FindList']])
})

test('an alert is shown while all islands sleep', async () => {
  await open()
  const { addAlert } = await import('../shell/alerts.ts')
  addAlert({ kind: 'info', text: 'Nobody knows that place.' })
  await vi.waitFor(() => expect(woken.mock.calls).toEqual([['Alerts']]))
})
