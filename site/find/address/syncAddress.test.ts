import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { City, FindContent } from '../../../worker/contract/page/page.ts'
import { answerOf } from '../../testing/renderFind.tsx'
import { makeFound } from '../../testing/restaurants.ts'
import { createFind, type Find, hover } from '../findState.ts'
import { followMap, goTo } from '../moving.ts'
import { addressOf } from './addressOf.ts'
import { syncAddress } from './syncAddress.ts'

const BOSTON: City = { city: 'Boston', state: 'Massachusetts', place: { lat: 42.36, lng: -71.06 } }
const NEW_YORK = { lat: 40.71, lng: -74.01 }
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input)
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

  it('loads the page of a city that the document does not know, as after a reload elsewhere', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    const find = open('/?lat=40.71&lng=-74.01', { centre: NEW_YORK })
    await link('/cities/massachusetts/boston')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    act(() => hover(find, 'r1'))
    await act(async () => undefined)
    expect(here()).toBe('/cities/massachusetts/boston')
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
