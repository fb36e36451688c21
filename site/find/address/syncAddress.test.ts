import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { City, FindContent } from '../../../worker/contract/page/page.ts'
import { alerts } from '../../shell/alerts.ts'
import { answerOf } from '../../testing/renderFind.tsx'
import { makeFound } from '../../testing/restaurants.ts'
import { createFind, type Find, hover } from '../findState.ts'
import { followMap, goTo } from '../moving.ts'
import { addressOf } from './addressOf.ts'
import { syncAddress } from './syncAddress.ts'

const BOSTON: City = { city: 'Boston', state: 'Massachusetts', place: { lat: 42.36, lng: -71.06 } }
const NEW_YORK = { lat: 40.71, lng: -74.01 }
const asked: string[] = []
const alerted = () => alerts.items.map(({ text }) => text)

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input)
    if (input.startsWith('/api/restaurants/latlong'))
      return Response.json({ lat: 43.2, lng: -71.5 })
    return Response.json([makeFound({ _id: 'r1' })], { headers: { 'x-total-count': '1' } })
  })
})
let stop = () => {}
afterEach(() => {
  stop()
  window.history.replaceState(null, '', '/')
})

/** `early`: what the visitor does before the address is synchronised. */
function open(
  path: string,
  content: Partial<FindContent> = {},
  early: (find: Find) => void = () => {},
): Find {
  window.history.replaceState(null, '', path)
  const full: FindContent = {
    page: 'find',
    city: null,
    centre: null,
    distanceKm: 10,
    answer: content.centre ? answerOf([makeFound({ _id: 'r1' })]) : null,
    unknownPlace: null,
    ...content,
  }
  const find = createFind(new URL(path, 'https://sprig.test'), full)
  early(find)
  stop = syncAddress(find)
  return find
}

const openBoston = () =>
  open('/cities/massachusetts/boston', { city: BOSTON, centre: BOSTON.place })
const here = () => window.location.pathname + window.location.search
const back = () => act(async () => window.history.back())
/** Acts like the Forward button. */
const link = (path: string) =>
  act(async () => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

describe('the address', () => {
  it('leaves the city page for another place, and Back returns to the city and its list', async () => {
    const find = openBoston()
    act(() => goTo(find, NEW_YORK, 'New York, NY'))
    await waitFor(() => expect(here()).toBe('/?lat=40.71&lng=-74.01&zoom=12&near=New+York%2C+NY'))
    expect(find.state.city).toBeNull()
    await back()
    await waitFor(() => expect(here()).toBe('/cities/massachusetts/boston'))
    await waitFor(() => expect(find.state.city?.city).toBe('Boston'))
    expect(find.state).toMatchObject({ near: '', zoomGiven: false })
    expect(here()).toBe('/cities/massachusetts/boston')
  })

  it('is a new entry for a place that the visitor goes to before the page listens', async () => {
    const entries = window.history.length
    const content = { city: BOSTON, centre: BOSTON.place }
    const early = (find: Find) => goTo(find, NEW_YORK, 'New York, NY')
    const find = open('/cities/massachusetts/boston', content, early)
    await waitFor(() => expect(here()).toMatch(/^\/\?.*New\+York/))
    expect(window.history.length).toBe(entries + 1)
    // By now the script for cities would have loaded.
    await act(() => import('./cityAt.ts'))
    await waitFor(() => expect(find.state.status).toBe('ready'))
    expect(find.state.centre).toEqual(NEW_YORK)
  })

  it('with the name of a place alone gets the place, so that Back finds it', async () => {
    const entries = window.history.length
    const find = open('/?near=Boston', { near: 'Boston, MA', centre: BOSTON.place })
    act(() => goTo(find, NEW_YORK, 'New York, NY'))
    await waitFor(() => expect(here()).toContain('near=New+York'))
    expect(window.history.length).toBe(entries + 1)
    await back()
    await waitFor(() =>
      expect(find.state).toMatchObject({ centre: BOSTON.place, near: 'Boston, MA' }),
    )
  })

  it('does not change with a link within the page, so that nothing is asked again', () => {
    const find = openBoston()
    stop()
    const onThere = vi.fn()
    stop = syncAddress(find, onThere)
    expect(onThere).toHaveBeenCalledOnce()
    window.location.hash = '#content'
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(onThere).toHaveBeenCalledOnce()
  })

  it('of the home page without a place comes back without one', async () => {
    const find = open('/')
    act(() => goTo(find, NEW_YORK, 'New York, NY'))
    await waitFor(() => expect(here()).toContain('near=New+York'))
    await back()
    await waitFor(() => expect(find.state.centre).toBeNull())
    expect(find.state.answer).toBeNull()
    expect(here()).toBe('/')
  })

  it('searches for all places when the page came with those that are out right now', async () => {
    const find = open('/cities/massachusetts/boston?live=1', {
      city: BOSTON,
      centre: BOSTON.place,
    })
    expect(asked).toEqual([])
    await link('/cities/massachusetts/boston')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(find.state.liveOnly).toBe(false)
    await waitFor(() => expect(find.state.status).toBe('ready'))
    await link('/cities/massachusetts/boston?live=1')
    await waitFor(() => expect(find.state.liveOnly).toBe(true))
    expect(asked).toHaveLength(1)
  })

  it('keeps the zoom of a link to an area', async () => {
    const find = open('/')
    await link('/cities/massachusetts/cape_cod?zoom=10')
    await waitFor(() => expect(find.state.city?.city).toBe('Cape Cod'))
    expect(find.state).toMatchObject({ zoom: 10, zoomGiven: true })
    expect(here()).toBe('/cities/massachusetts/cape_cod?zoom=10')
  })

  it('looks up a city that no list knows', async () => {
    const find = open('/')
    await link('/cities/new_hampshire/concord')
    await waitFor(() => expect(find.state.centre).toEqual({ lat: 43.2, lng: -71.5 }))
    expect(find.state.city).toMatchObject({ city: 'Concord', state: 'New Hampshire' })
    expect(decodeURIComponent(asked[0] ?? '')).toContain('Concord,+New+Hampshire')
  })

  it('drops the question about an empty search when a city is looked up', async () => {
    const find = openBoston()
    find.state.noData = true
    find.kept.isAsked = true
    vi.stubGlobal('fetch', () => new Promise<Response>(() => {}))
    await link('/cities/new_hampshire/concord')
    expect(find.state.noData).toBe(false)
    expect(find.kept.isAsked).toBe(false)
  })

  it('distinguishes an unknown city from a failed look-up', async () => {
    let status = 404
    vi.stubGlobal('fetch', async () => {
      if (status === 0) throw new TypeError('Failed to fetch')
      return Response.json({ errors: [], requestId: 'x' }, { status })
    })
    open('/')
    await link('/cities/ohio/atlantis')
    const unknown = 'Atlantis not recognized as a valid address, please try a different input'
    await waitFor(() => expect(alerted()).toEqual([unknown]))
    status = 0
    await link('/cities/ohio/avalon')
    await waitFor(() => expect(alerted()[1]).toContain('could not be reached'))
  })

  it('says that Sprig could not be reached when the script of the cities does not come', async () => {
    vi.doMock('./cityAt.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    open('/')
    await link('/cities/ohio/avalon')
    await waitFor(() => expect(alerted()[0]).toContain('could not be reached'))
    vi.doUnmock('./cityAt.ts')
  })

  it('is not taken back while a city is looked up once more', async () => {
    let bringScript = () => {}
    const script = new Promise<void>((resolve) => (bringScript = resolve))
    const { cityAt } = await import('./cityAt.ts')
    vi.doMock('./cityAt.ts', () => script.then(() => ({ cityAt })))
    vi.stubGlobal('fetch', (input: string, { signal }: RequestInit) =>
      input.startsWith('/api/restaurants/latlong')
        ? new Promise((_, reject) => {
            const refuse = () => reject(new DOMException('Aborted', 'AbortError'))
            if (signal?.aborted) refuse()
            signal?.addEventListener('abort', refuse)
          })
        : Promise.resolve(Response.json([])),
    )
    const find = openBoston()
    await link('/cities/ohio/avalon')
    await link('/cities/ohio/dover')
    await link('/cities/ohio/avalon')
    bringScript()
    vi.doUnmock('./cityAt.ts')
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    act(() => hover(find, 'r1'))
    await act(async () => undefined)
    expect(here()).toBe('/cities/ohio/avalon')
  })

  it('is not taken back while a newer city is looked up', async () => {
    const answers = new Map<string, () => void>()
    vi.stubGlobal('fetch', (input: string) =>
      input.startsWith('/api/restaurants/latlong')
        ? new Promise<Response>((resolve) => {
            const answer = () => resolve(Response.json({ lat: 43.2, lng: -71.5 }))
            answers.set(decodeURIComponent(input).includes('Avalon') ? 'avalon' : 'dover', answer)
          })
        : Promise.resolve(Response.json([])),
    )
    const find = openBoston()
    await link('/cities/ohio/avalon')
    await link('/cities/ohio/dover')
    await waitFor(() => expect(answers.has('dover')).toBe(true))
    await act(async () => answers.get('avalon')?.())
    act(() => hover(find, 'r1'))
    await act(async () => undefined)
    expect(here()).toBe('/cities/ohio/dover')
    await act(async () => answers.get('dover')?.())
    await waitFor(() => expect(find.state.city?.city).toBe('Dover'))
  })

  it('stays with the city while the map is near it, and leaves it beyond', async () => {
    const find = openBoston()
    const box = { west: -71.2, south: 42.2, east: -70.9, north: 42.4 }
    act(() => followMap(find, { lat: 42.3, lng: -71.1, zoom: 13 }, box, true))
    await waitFor(() =>
      expect(here()).toBe('/cities/massachusetts/boston?lat=42.3&lng=-71.1&zoom=13'),
    )
    act(() => followMap(find, { lat: 41.8, lng: -71.4, zoom: 13 }, box, true))
    await waitFor(() => expect(here()).toBe('/?lat=41.8&lng=-71.4&zoom=13'))
  })

  it('replaces, not adds, an entry for a filter or a choice', async () => {
    const find = openBoston()
    const before = window.history.length
    act(() => {
      find.state.selectedId = 'r1'
    })
    await waitFor(() => expect(here()).toBe('/cities/massachusetts/boston?sel=r1'))
    expect(window.history.length).toBe(before)
    expect(addressOf(find.state)).toBe(here())
  })
})
