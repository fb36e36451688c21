import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeFound } from '../testing/restaurants.ts'
import { createFind } from './findState.ts'
import { followMap, goTo, search, searchThisArea } from './searching.ts'

const BOUNDS = { west: -71.2, south: 42.3, east: -70.9, north: 42.4 }
const VIEW = { lat: 42.35, lng: -71.05, zoom: 13 }

const asked: URL[] = []
let answers: (() => Response)[] = []

function found(count: number, total = count): Response {
  const list = Array.from({ length: count }, (_, index) =>
    makeFound({ _id: `r${index}`, distance: index }),
  )
  return Response.json(list, { headers: { 'x-total-count': String(total) } })
}

beforeEach(() => {
  asked.length = 0
  answers = []
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(new URL(input, 'https://sprig.test'))
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const at = (query: string) => createFind(new URL(`https://sprig.test/?${query}`), null)
const settled = (find: ReturnType<typeof at>) =>
  vi.waitFor(() => expect(find.state.status).not.toBe('loading'))

describe('search', () => {
  it('asks around the centre with every filter', async () => {
    const find = at('lat=42.36&lng=-71.06&q=tofu&cuisine=thai&cuisine=pizza&diet=vegan')
    answers = [() => found(1)]
    await search(find)
    expect(asked[0]?.search).toBe(
      '?lat=42.36&long=-71.06&distance=10&keywords=tofu&cuisine=thai&cuisine=pizza&diet=vegan',
    )
    expect(find.state).toMatchObject({ status: 'ready', problem: null })
    expect(find.state.answer?.restaurants).toHaveLength(1)
  })

  it('keeps the last list and says so when there is no connection', async () => {
    const find = at('lat=42.36&lng=-71.06')
    answers = [() => found(2)]
    await search(find)
    await search(find)
    expect(find.state.status).toBe('failed')
    expect(find.state.problem).toContain('offline')
    expect(find.state.answer?.total).toBe(2)
  })

  it('says what the server says', async () => {
    const find = at('lat=42.36&lng=-71.06')
    const errors = [{ msg: 'Please wait a minute.', code: 'too_many_requests' }]
    answers = [() => Response.json({ errors, requestId: 'x' }, { status: 429 })]
    await search(find)
    expect(find.state.problem).toBe('Please wait a minute.')
  })

  it('asks about the supported areas only after a search the visitor made, without filters', async () => {
    const find = at('lat=0&lng=0')
    answers = [() => found(0), () => found(0)]
    await search(find)
    expect(find.state.noData).toBe(false)
    goTo(find, { lat: 1, lng: 1 }, 'Somewhere')
    await settled(find)
    expect(find.state.noData).toBe(true)

    const filtered = at('lat=0&lng=0&cuisine=thai')
    answers = [() => found(0)]
    goTo(filtered, { lat: 1, lng: 1 }, 'Somewhere')
    await settled(filtered)
    expect(filtered.state.noData).toBe(false)
  })
})

describe('a map that moves', () => {
  it('is followed with a radius of twice the way to its corner', async () => {
    const find = at('lat=42.36&lng=-71.06')
    answers = [() => found(1)]
    followMap(find, VIEW, BOUNDS, true)
    await settled(find)
    // From the centre (42.35, −71.05) to the top-left corner (42.4, −71.2) it is 13.54 km.
    expect(Number(asked[0]?.searchParams.get('distance'))).toBeCloseTo(27.08, 1)
    expect(find.state).toMatchObject({ centre: { lat: 42.35, lng: -71.05 }, zoom: 13 })
  })

  it('is not followed when the visitor switched that off, but may be searched', async () => {
    const find = at('lat=42.36&lng=-71.06')
    find.state.searchAsMoves = false
    followMap(find, VIEW, BOUNDS, true)
    expect(asked).toHaveLength(0)
    expect(find.state).toMatchObject({
      hasMoved: true,
      centre: { lat: 42.36, lng: -71.06 },
      zoom: 12,
    })
    answers = [() => found(1)]
    searchThisArea(find, VIEW, BOUNDS)
    await settled(find)
    expect(find.state).toMatchObject({ hasMoved: false, centre: { lat: 42.35, lng: -71.05 } })
  })

  it('shows counts when it holds more places than are listed', async () => {
    const find = at('lat=42.36&lng=-71.06')
    answers = [
      () => found(3, 640),
      () => Response.json({ clusters: [{ lat: 42, lng: -71, count: 640 }], total: 640 }),
    ]
    followMap(find, VIEW, BOUNDS, true)
    await vi.waitFor(() => expect(find.state.clusters).toHaveLength(1))
    expect(asked[1]?.pathname).toBe('/api/restaurants/clusters')
    expect(asked[1]?.searchParams.get('zoom')).toBe('13')
  })
})
