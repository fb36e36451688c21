import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeSearches, found } from '../testing/searchAnswers.ts'
import { createFind } from './findState.ts'
import { followMap, goTo, goToRestaurant, searchThisArea } from './moving.ts'
import { search } from './searching.ts'

const BOUNDS = { west: -71.2, south: 42.3, east: -70.9, north: 42.4 }
const VIEW = { lat: 42.35, lng: -71.05, zoom: 13 }
const TOWN = { lat: 42.76, lng: -71.46 }

const answers = fakeSearches()

const at = (query: string) => createFind(new URL(`https://sprig.test/?${query}`), null)
const settled = (find: ReturnType<typeof at>) =>
  waitFor(() => expect(find.state.status).not.toBe('loading'))

describe('a place that is gone to', () => {
  it('is shown at the usual zoom and radius, not at those of the last place', async () => {
    const find = at('lat=42.36&lng=-71.06&zoom=16')
    find.state.distanceKm = 1.5
    answers.next = [() => found(1)]
    goTo(find, TOWN, 'Nashua, NH')
    await settled(find)
    expect(find.state).toMatchObject({ zoom: 12, distanceKm: 10 })
  })

  it('is searched with the radius that the map will show there, so that one search will do', async () => {
    const find = at('lat=42.35&lng=-71.05')
    answers.next = [() => found(1), () => found(1)]
    followMap(find, VIEW, BOUNDS, true)
    await settled(find)
    goTo(find, TOWN, 'Nashua, NH')
    await settled(find)
    // Twice the radius of zoom 13, and a little less further north.
    expect(Number(answers.asked[1]?.searchParams.get('distance'))).toBeCloseTo(53.72, 2)
    const shown = { west: -71.76, south: 42.66, east: -71.16, north: 42.86 }
    followMap(find, { ...TOWN, zoom: 12 }, shown, false)
    expect(answers.asked).toHaveLength(2)
  })

  it('ends the look-up of another one', () => {
    const find = at('lat=42.36&lng=-71.06')
    let isEnded = false
    void find.calls.run('place', (signal) => {
      signal.addEventListener('abort', () => {
        isEnded = true
      })
      return new Promise(() => undefined)
    })
    goTo(find, TOWN, 'Nashua, NH')
    expect(isEnded).toBe(true)
  })
})

describe('a restaurant that is gone to', () => {
  const r1 = { id: 'r1', ...TOWN }

  it('is asked for once where the filters show it, and whatever is out right now', async () => {
    const find = at('lat=42.36&lng=-71.06&cuisine=pizza&live=1')
    answers.next = [() => found(2)]
    goToRestaurant(find, r1, 'Green Fork')
    await settled(find)
    expect(answers.asked).toHaveLength(1)
    expect(find.state).toMatchObject({
      selectedId: 'r1',
      zoom: 16,
      liveOnly: false,
      cuisines: ['pizza'],
    })
  })

  it('is not hidden by filters, even when the map asks again meanwhile', async () => {
    const find = at('lat=42.36&lng=-71.06&cuisine=thai')
    answers.next = [() => found(0), () => found(0), () => found(2)]
    goToRestaurant(find, r1, 'Green Fork')
    followMap(find, { ...TOWN, zoom: 16 }, BOUNDS, false)
    await waitFor(() => expect(answers.asked).toHaveLength(3))
    await settled(find)
    expect(find.state).toMatchObject({ cuisines: [], diets: [] })
  })

  it('is looked for among unconfirmed places only when it is hidden without filters too', async () => {
    const find = at('lat=42.36&lng=-71.06&diet=vegan')
    answers.next = [() => found(0), () => found(0), () => found(2)]
    goToRestaurant(find, r1, 'Green Fork')
    await waitFor(() => expect(answers.asked).toHaveLength(3))
    await settled(find)
    const levels = answers.asked.map(({ searchParams }) => searchParams.getAll('diet').length)
    expect(levels).toEqual([1, 0, 4])
  })
})

describe('a map that moves', () => {
  it('is followed with a radius of twice the way to its corner', async () => {
    const find = at('lat=42.36&lng=-71.06')
    answers.next = [() => found(1)]
    followMap(find, VIEW, BOUNDS, true)
    await settled(find)
    // From the centre (42.35, −71.05) to the top-left corner (42.4, −71.2) it is 13.54 km.
    expect(Number(answers.asked[0]?.searchParams.get('distance'))).toBeCloseTo(27.08, 1)
    expect(find.state).toMatchObject({ centre: { lat: 42.35, lng: -71.05 }, zoom: 13 })
  })

  it('is not followed when the visitor switched that off, but may be searched', async () => {
    const find = at('lat=42.36&lng=-71.06')
    find.state.searchAsMoves = false
    followMap(find, VIEW, BOUNDS, true)
    expect(answers.asked).toHaveLength(0)
    expect(find.state).toMatchObject({
      hasMoved: true,
      centre: { lat: 42.36, lng: -71.06 },
      zoom: 12,
    })
    answers.next = [() => found(1)]
    searchThisArea(find)
    await settled(find)
    expect(find.state).toMatchObject({ hasMoved: false, centre: { lat: 42.35, lng: -71.05 } })
  })

  it('shows counts when it holds more places than are listed', async () => {
    const find = at('lat=42.36&lng=-71.06')
    answers.next = [
      () => found(3, 640),
      () => Response.json({ clusters: [{ lat: 42, lng: -71, count: 640 }], total: 640 }),
    ]
    followMap(find, VIEW, BOUNDS, true)
    await waitFor(() => expect(find.state.clusters).toHaveLength(1))
    expect(answers.asked[1]?.pathname).toBe('/api/restaurants/clusters')
    expect(answers.asked[1]?.searchParams.get('zoom')).toBe('13')
  })

  it('stays away from the search until the visitor searches there or goes to a place', async () => {
    const find = at('lat=42.36&lng=-71.06')
    find.state.searchAsMoves = false
    followMap(find, VIEW, BOUNDS, true)
    answers.next = [() => found(1), () => found(1)]
    find.state.cuisines = ['thai']
    await search(find)
    expect(find.state.hasMoved).toBe(true)
    // The same place again: only the visit tells the map, as place and zoom are equal.
    const { visit } = find.state
    goTo(find, { lat: 42.36, lng: -71.06 }, '')
    await settled(find)
    expect(find.state).toMatchObject({ hasMoved: false, visit: visit + 1 })
  })

  it('asks for nothing when only its window changed its size', () => {
    const find = at('lat=42.36&lng=-71.06')
    find.state.box = { view: VIEW, bounds: BOUNDS }
    followMap(find, VIEW, { ...BOUNDS, north: 42.5 }, false)
    expect(answers.asked).toHaveLength(0)
    expect(find.state.box.bounds.north).toBe(42.5)
  })
})
