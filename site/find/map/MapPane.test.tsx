import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { MapUnavailable } from '../../map/engine.ts'
import type { loadMap } from '../../map/loadMap.ts'
import type { MapCanvasProps } from '../../map/MapCanvas.tsx'
import { answerOf, renderFind } from '../../testing/renderFind.tsx'
import { makeFound } from '../../testing/restaurants.ts'
import { fakeSearches, found } from '../../testing/searchAnswers.ts'
import { goTo } from '../moving.ts'
import { searchRadiusKm } from '../radius.ts'
import { MapPane } from './MapPane.tsx'

type LoadMap = typeof loadMap

const map = vi.hoisted(() => ({ load: null as LoadMap | null }))
vi.mock('../../map/loadMap.ts', () => ({ loadMap: () => map.load?.() }))

const MISSING = 'The map could not be loaded. Everything is in the list.'
const NO_WEBGL = 'This browser cannot draw the map. Everything is in the list.'
const TOWN = '/?lat=42.36&lng=-71.06'
const VIEW = { lat: 42.36, lng: -71.06, zoom: 12 }
const BOUNDS = { west: -71.3, south: 42.26, east: -70.8, north: 42.46 }

const answers = fakeSearches()

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
})
/** The pane at a place. Nothing was found there within 10 km, unless the page has an answer. */
function show(load: LoadMap, path = TOWN, answer = answerOf([])) {
  map.load = load
  return renderFind(<MapPane />, { path, content: { answer } })
}

/** A map that draws nothing; the test fires its events. */
function fakeMap() {
  const told: { props: MapCanvasProps | null } = { props: null }
  const loadMap: LoadMap = async () => (props) => {
    told.props = props
    return <p>the map</p>
  }
  const rests = () => act(async () => told.props?.onMove?.(VIEW, BOUNDS, false))
  const fails = (reason: MapUnavailable['reason'] = 'no-webgl') =>
    act(async () => told.props?.onUnavailable?.(new MapUnavailable(reason)))
  return { loadMap, rests, fails }
}

const isDrawn = () => screen.findByText('the map')

test('a map that did not load says so, and the page can be loaded anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  show(() => Promise.reject(new TypeError('Failed to fetch')))
  const statuses = screen.getAllByRole('status')
  const words = await screen.findByText(MISSING)
  expect(statuses).toContain(words.closest('[role=status]'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['did not load', 'not-loaded', 1],
  ['cannot be drawn', 'no-webgl', 0],
] as const)(
  'a map whose library %s offers to try again where that helps',
  async (_, reason, offers) => {
    const { loadMap, fails } = fakeMap()
    show(loadMap)
    await isDrawn()
    await fails(reason)
    await screen.findByText(reason === 'no-webgl' ? NO_WEBGL : MISSING)
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(offers)
  },
)

test('without a line no script is asked for until the line is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const loadMap = vi.fn(fakeMap().loadMap)
  show(loadMap)
  await screen.findByText(MISSING)
  expect(loadMap).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await isDrawn()
})

describe('whether to leave for the supported areas', () => {
  it('is not asked where the map then finds a place', async () => {
    const { loadMap, rests } = fakeMap()
    const { find } = show(loadMap)
    await isDrawn()
    expect(find.state.noData).toBe(false)
    answers.next = [() => found(2)]
    await rests()
    await waitFor(() => expect(find.state.answer?.total).toBe(2))
    expect(find.state.noData).toBe(false)
  })

  it('is asked once the map has found nothing either', async () => {
    const { loadMap, rests } = fakeMap()
    const { find } = show(loadMap)
    await isDrawn()
    answers.next = [() => found(0)]
    await rests()
    await waitFor(() => expect(find.state.noData).toBe(true))
    expect(answers.asked).toHaveLength(1)
  })

  it('is asked once the map shows no more than was searched', async () => {
    const { loadMap, rests } = fakeMap()
    const { find } = show(loadMap)
    await isDrawn()
    find.state.distanceKm = searchRadiusKm(VIEW, BOUNDS)
    await rests()
    expect(answers.asked).toHaveLength(0)
    expect(find.state.noData).toBe(true)
  })

  it('is not asked after a search either, before the first map has come', async () => {
    const { loadMap, rests } = fakeMap()
    const { find } = show(loadMap)
    await isDrawn()
    answers.next = [() => found(0), () => found(2)]
    act(() => goTo(find, VIEW, 'Boston, MA'))
    await waitFor(() => expect(find.state.status).toBe('ready'))
    expect(find.state.noData).toBe(false)
    await rests()
    await waitFor(() => expect(find.state.answer?.total).toBe(2))
    expect(find.state.noData).toBe(false)
  })

  it('is not asked where the page found a place and only the map shows too little', async () => {
    const { loadMap, rests } = fakeMap()
    const { find } = show(loadMap, TOWN, answerOf([makeFound({ _id: 'r1' })]))
    await isDrawn()
    answers.next = [() => found(0)]
    await rests()
    await waitFor(() => expect(find.state.answer?.total).toBe(0))
    expect(find.state.noData).toBe(false)
  })

  it('is asked when no map comes', async () => {
    const { find } = show(() => Promise.reject(new TypeError('Failed to fetch')))
    await screen.findByText(MISSING)
    await waitFor(() => expect(find.state.noData).toBe(true))
  })

  it('is asked when no map can be drawn, then and after a later search', async () => {
    const { loadMap, fails } = fakeMap()
    const { find } = show(loadMap)
    await isDrawn()
    await fails()
    expect(find.state.noData).toBe(true)
    find.state.noData = false
    answers.next = [() => found(0)]
    act(() => goTo(find, VIEW, 'Boston, MA'))
    await waitFor(() => expect(find.state.noData).toBe(true))
  })
})

describe('a browser that cannot draw a map', () => {
  it('says so over the still map, which stays', async () => {
    const { loadMap, fails } = fakeMap()
    const { find } = show(loadMap)
    await isDrawn()
    await fails()
    expect(screen.getByText(NO_WEBGL)).toBeTruthy()
    expect(screen.queryByText('the map')).toBeNull()
    expect(find.state.view).toBe('MAP_VIEW')
    expect(find.pane.isLive).toBe(false)
  })
})
