import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MapView } from '../../map/engine.ts'
import type { MapCanvasProps } from '../../map/MapCanvas.tsx'
import { answerOf, renderFind } from '../../testing/renderFind.tsx'
import { makeFound } from '../../testing/restaurants.ts'
import { fakeSearches, found } from '../../testing/searchAnswers.ts'
import { select } from '../findState.ts'
import { followMap, goTo } from '../moving.ts'
import { SearchMap } from './SearchMap.tsx'

const covered = vi.hoisted(() => ({ top: 0, bottom: 0 }))
vi.mock('./dragStrip.ts', () => ({ coveredShares: () => covered }))

const BOUNDS = { west: -71.2, south: 42.3, east: -70.9, north: 42.4 }
const THERE = { lat: 42.35, lng: -71.05, zoom: 13 }

const answers = fakeSearches()

/** The map with its tools; the test fires the map's events for the visitor. */
function show() {
  const map: { props: MapCanvasProps | null } = { props: null }
  const Canvas = (props: MapCanvasProps) => {
    map.props = props
    return null
  }
  const { find } = renderFind(
    <section id="map" tabIndex={-1}>
      <SearchMap Canvas={Canvas} />
    </section>,
  )
  act(() => {
    find.pane.isLive = true
  })
  const drag = () => act(async () => map.props?.onMove?.(THERE, BOUNDS, true))
  return { find, map, drag }
}

const follows = () => screen.getByRole('checkbox', { name: 'Search as the map moves' })
const button = () => screen.queryByRole('button', { name: 'Search this area' })
const places = () => answers.asked.map((url) => url.searchParams.get('lat'))

describe('the search as the map moves', () => {
  it('is on at first: a move is searched, and there is nothing to press', async () => {
    const { find, drag } = show()
    answers.next = [() => found(2)]
    expect(follows()).toHaveProperty('checked', true)
    await drag()
    await waitFor(() => expect(find.state.answer?.total).toBe(2))
    expect(places()).toEqual(['42.35'])
    expect(button()).toBeNull()
  })

  it('is switched off by its box: a move then offers to search there', async () => {
    const { find, drag } = show()
    await userEvent.click(follows())
    expect(button()).toBeNull()
    await drag()
    expect(answers.asked).toHaveLength(0)
    answers.next = [() => found(2)]
    await userEvent.click(await screen.findByRole('button', { name: 'Search this area' }))
    await waitFor(() => expect(find.state.answer?.total).toBe(2))
    expect(places()).toEqual(['42.35'])
    expect(button()).toBeNull()
    expect(document.activeElement?.id).toBe('map')
  })

  it('searches at once where the map has gone meanwhile when it is switched on again', async () => {
    const { drag } = show()
    await userEvent.click(follows())
    await drag()
    answers.next = [() => found(2)]
    await userEvent.click(follows())
    await waitFor(() => expect(places()).toEqual(['42.35']))
  })

  it('searches nothing when it is switched on where it was switched off', async () => {
    show()
    await userEvent.click(follows())
    await userEvent.click(follows())
    expect(follows()).toHaveProperty('checked', true)
    expect(answers.asked).toHaveLength(0)
  })
})

it('counts are called estimates only while there are some and they do not cover all', async () => {
  const { find } = show()
  const note = () => screen.queryByText('The counts are estimates: zoom in for exact ones')
  const count = [{ lat: 42.36, lng: -71.06, count: 640 }]
  expect(note()).toBeNull()
  await act(async () => Object.assign(find.state, { clusters: count }))
  expect(note()).toBeNull()
  await act(async () => Object.assign(find.state, { isClustersCut: true }))
  expect(note()).toBeTruthy()
  await act(async () => Object.assign(find.state, { clusters: [] }))
  expect(note()).toBeNull()
})

it('a place chosen in the list is brought into view only when the map does not show it', async () => {
  const { find, map, drag } = show()
  const at = (_id: string, lng: number) =>
    makeFound({ _id, geoJson: { type: 'Point', coordinates: [lng, 42.35] } })
  answers.next = [() => Response.json([at('seen', -71), at('unseen', -71.5)])]
  await drag()
  await waitFor(() => expect(find.state.answer?.restaurants).toHaveLength(2))
  await act(async () => select(find, 'seen', 'LIST'))
  expect(map.props?.view).toMatchObject({ lng: -71.05 })
  await act(async () => select(find, 'unseen', 'LIST'))
  expect(map.props?.view).toMatchObject({ lat: 42.35, lng: -71.5 })
})

it('a starting map gets its view once, so that nothing undoes moves by the visitor', async () => {
  const told = new Set<MapView>()
  const Canvas = ({ view }: MapCanvasProps) => {
    told.add(view)
    return null
  }
  const { find } = renderFind(<SearchMap Canvas={Canvas} />)
  await act(async () => {
    find.pane.isLive = true
  })
  expect([...told]).toEqual([{ lat: 42.36, lng: -71.06, zoom: 12 }])
  // The same place, requested again.
  await act(async () => goTo(find, { lat: 42.36, lng: -71.06 }, 'Boston, MA'))
  expect(told.size).toBe(2)
})

describe('a place under the tools', () => {
  afterEach(() => {
    covered.top = 0
  })

  it.each([
    ['LIST', 42.39 + (0.1 * 0.3) / 2],
    ['MAP', THERE.lat],
  ] as const)('is brought into view unless it was tapped on the map (%s)', async (source, lat) => {
    covered.top = 0.3
    const { find, map, drag } = show()
    const high = makeFound({
      _id: 'high',
      geoJson: { type: 'Point', coordinates: [-71.02, 42.39] },
    })
    answers.next = [() => Response.json([high])]
    await drag()
    await waitFor(() => expect(find.state.answer?.restaurants).toHaveLength(1))
    await act(async () => select(find, 'high', source))
    expect(map.props?.view.lat).toBeCloseTo(lat)
  })
})

describe('a page that starts with a chosen place beside the map', () => {
  const START = { lat: 42.36, lng: -71.06, zoom: 12 }
  const far = makeFound({ _id: 'far', geoJson: { type: 'Point', coordinates: [-71.5, 42.35] } })

  /** The hidden live map reports, and takes over from the still one later. */
  async function start() {
    const map: { props: MapCanvasProps | null } = { props: null }
    const Canvas = (props: MapCanvasProps) => {
      map.props = props
      return null
    }
    const { find } = renderFind(<SearchMap Canvas={Canvas} />, {
      path: '/?lat=42.36&lng=-71.06&zoom=12&sel=far',
      content: { answer: answerOf([far]) },
    })
    // Else it would lead two frames later.
    find.pane.isHeld = true
    await act(async () => map.props?.onMove?.(START, BOUNDS, false))
    expect(map.props?.view).toMatchObject(START)
    const lead = (isLive: boolean) => act(async () => Object.assign(find.pane, { isLive }))
    return { find, map, lead }
  }

  it('goes there once the live map leads', async () => {
    const { map, lead } = await start()
    await lead(true)
    expect(map.props?.view).toMatchObject({ lat: 42.35, lng: -71.5 })
  })

  it('stays where the visitor has moved the still map', async () => {
    const { find, map, lead } = await start()
    await act(async () => followMap(find, THERE, BOUNDS, true))
    await lead(true)
    expect(map.props?.view).toMatchObject({ lng: THERE.lng })
  })

  it('goes there once: not when the live map leads again', async () => {
    const { find, map, lead } = await start()
    await lead(true)
    await act(async () => map.props?.onMove?.(THERE, BOUNDS, true))
    await lead(false)
    await act(async () => followMap(find, START, BOUNDS, false))
    await lead(true)
    expect(map.props?.view).toMatchObject(START)
  })
})
