import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DIETS } from '../../../worker/contract/diet.ts'
import { paletteOf } from '../../map/palette.ts'
import { answerOf, makeFind, renderFind } from '../../testing/renderFind.tsx'
import { makeFound } from '../../testing/restaurants.ts'
import { fakeSearches, found } from '../../testing/searchAnswers.ts'
import { select } from '../findState.ts'
import { FindContext } from '../useFind.ts'
import css from './StillMap.css?raw'
import { Still } from './StillMap.tsx'

const NOW = '2026-06-01T12:00:00.000Z'
/** Pixels in a degree of longitude at zoom 12. */
const PIXELS = (256 * 2 ** 12) / 360

const answers = fakeSearches()

const at = (_id: string, lng: number, lat = 42.36) =>
  makeFound({ _id, name: `Place ${_id}`, geoJson: { type: 'Point', coordinates: [lng, lat] } })
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => at(`m${index}`, -71.06 + index / 1000))

/** The same in the part of a large window that a phone does not show. */
const besides = (one: ReturnType<typeof at>) => at(one._id, -70.92)

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  for (const [name, value] of [
    ['clientWidth', 400],
    ['clientHeight', 600],
  ] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value)
})
afterEach(() => vi.restoreAllMocks())

function show(restaurants: ReturnType<typeof at>[], more = {}) {
  answers.next = [() => found(0), () => found(0)]
  return renderFind(<Still drawnAt={NOW} />, {
    content: { answer: answerOf(restaurants, 900), distanceKm: 20.37, ...more },
  })
}

const placeOf = (name: string) => {
  const mark = screen.getByRole('link', { name }).querySelector('path')?.getAttribute('transform')
  const [, x, y] = /translate\((\S+) (\S+)\)/.exec(mark ?? '') ?? []
  return [Number(x), Number(y)]
}
const labels = () => [...document.querySelectorAll('.still-label b')].map((one) => one.textContent)

describe('the still map', () => {
  it('draws each restaurant at its true place, as a link to the list with it open', () => {
    show([at('middle', -71.06), at('east', -71.03)])
    expect(placeOf('Place middle')).toEqual([0, 0])
    const [x = 0, y] = placeOf('Place east')
    expect(Math.abs(x - 0.03 * PIXELS)).toBeLessThan(0.1)
    expect(y).toBe(0)
    const link = screen.getByRole('link', { name: 'Place east' })
    expect(link.getAttribute('href')).toBe('/?lat=42.36&lng=-71.06&zoom=12&sel=east')
  })

  it('draws each marker with one element, since the browser copies and styles those of a `use`', () => {
    show(DIETS.map((diet) => ({ ...at(diet, -71.06), diet })))
    for (const diet of DIETS) {
      const inside = screen.getByRole('link', { name: `Place ${diet}` }).querySelectorAll('*')
      expect([...inside].map((one) => one.getAttribute('marker-end'))).toEqual([
        `url(#still-${diet})`,
      ])
      expect(document.querySelector(`marker#still-${diet} path`)).not.toBeNull()
    }
  })

  it('has the picture of its view in both sizes', () => {
    show([])
    expect(document.querySelector('.still-picture')?.getAttribute('src')).toBe(
      '/still-map/42.36000,-71.06000,12.00,wide.svg',
    )
    expect(document.querySelector('.still source')?.getAttribute('srcset')).toContain(',narrow.svg')
  })

  it('names five restaurants, of six only the chosen one', async () => {
    const { find } = show(many(6))
    expect(labels()).toEqual([])
    await act(async () => select(find, 'm2', 'LIST'))
    expect(labels()).toEqual(['Place m2'])
  })

  it('names all of five', () => {
    show(many(5))
    expect(labels().toSorted()).toEqual([
      'Place m0',
      'Place m1',
      'Place m2',
      'Place m3',
      'Place m4',
    ])
  })

  it('names from the start what a phone would, though a large window has more in view', () => {
    // A phone is 0.13 degrees wide, a large window 0.35.
    const find = makeFind('/?lat=42.36&lng=-71.06', {
      answer: answerOf([at('near', -71.06), ...many(6).map((one) => besides(one))], 900),
    })
    const html = renderToString(
      <FindContext value={find}>
        <Still drawnAt={NOW} />
      </FindContext>,
    )
    const [, narrow = ''] = html.split('data-window="narrow"')
    expect(narrow).toContain('<b>Place near</b>')
    expect(html).not.toContain('data-window="wide"')
  })

  it('shows the counts that the page brought', () => {
    show([], { clusters: [{ lat: 42.36, lng: -71.1, count: 640 }] })
    const count = screen.getByRole('link', { name: 'Zoom in: 640' })
    expect(count.getAttribute('href')).toBe('/?lat=42.36&lng=-71.1&zoom=14')
  })

  it('writes no address anew for each of its hundreds of counts', () => {
    const written = vi.spyOn(URLSearchParams.prototype, 'toString')
    const clusters = Array.from({ length: 100 }, (_, i) => ({
      lat: 42,
      lng: -71 - i / 100,
      count: 2,
    }))
    show([], { clusters })
    expect(written.mock.calls.length).toBeLessThan(20)
    const counts = screen.getAllByRole('link', { name: 'Zoom in: 2' })
    expect(counts).toHaveLength(100)
    expect(counts[5]?.getAttribute('href')).toBe('/?lat=42&lng=-71.05&zoom=14')
  })

  it('says what it shows, so that the list is searched as for the live map', async () => {
    const { find } = show([])
    expect(find.state.box?.view).toEqual({ lat: 42.36, lng: -71.06, zoom: 12 })
    const { west = 0, east = 0 } = find.state.box?.bounds ?? {}
    expect(Math.abs((east - west) * PIXELS - 400)).toBeLessThan(0.01)
  })

  it('is gone once the live map has taken over', async () => {
    const { find } = show(many(2))
    await act(async () => {
      find.pane.isLive = true
    })
    expect(document.querySelector('.still')).toBeNull()
  })
})

it('has the colours of the live map', () => {
  const colors = (name: string) => {
    const [, light, dark] =
      new RegExp(`--still-${name}: light-dark\\((\\S+), (\\S+)\\)`).exec(css) ?? []
    return [light, dark]
  }
  const of = (pick: (palette: ReturnType<typeof paletteOf>) => string) => [
    pick(paletteOf('light')),
    pick(paletteOf('dark')),
  ]
  expect(colors('rim')).toEqual(of(({ rim }) => rim))
  expect(colors('sign')).toEqual(of(({ sign }) => sign))
  expect(colors('live')).toEqual(of(({ live }) => live))
  expect(colors('cluster')).toEqual(of(({ cluster }) => cluster))
  expect(colors('cluster-text')).toEqual(of(({ clusterText }) => clusterText))
  expect(colors('bubble')).toEqual(of(({ bubble }) => bubble))
  expect(colors('bubble-line')).toEqual(of(({ bubbleLine }) => bubbleLine))
  expect(colors('text')).toEqual(of(({ text }) => text))
  expect(colors('muted')).toEqual(of(({ muted }) => muted))
  expect(colors('here')).toEqual(of(({ here }) => here))
})
