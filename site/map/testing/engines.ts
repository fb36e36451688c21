import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import type { MapSettings } from '../../../worker/contract/page/page.ts'
import { PLAIN_MAP } from '../../testing/plainMap.ts'
import type { MapDetail, MapView } from '../engine.ts'
import { type FakeGoogle, fakeGoogle, type GoogleFate } from '../google/testing/fakeGoogle.ts'
import { fakeMapLibres } from '../maplibre/testing/fakeMapLibre.ts'

/** How a test observes and uses a map, whatever library draws it. */
export interface TriedEngine {
  name: string
  settings: MapSettings
  detail: MapDetail
  /** Call before the map is drawn. */
  prepare(): void
  /** Our drawn items: markers by name or id, and counts. */
  drawn(): string[]
  view(): MapView | undefined
  /** The number of maps in the page. */
  count(): number
  /** Shows a view in the middle of a move, which does not end. */
  passOver(view: MapView): void
  /** Clicks a marker or a count. */
  press(what: string): void
}

let google: FakeGoogle

export const GOOGLE_SETTINGS: MapSettings = {
  googleKey: 'key',
  googleMapId: 'sprig-map',
  tiles: 'none',
}

/** Sets the behaviour of Google's stand-in and returns it. */
export function letGoogle(fate: GoogleFate): FakeGoogle {
  google = fakeGoogle(fate)
  return google
}

const theMapLibre = () => [...fakeMapLibres].at(-1)
const featuresOf = (source: string) => theMapLibre()?.getSource(source)?.features ?? []
const googleMarkers = () =>
  [...document.querySelectorAll<HTMLElement>('gmp-advanced-marker')].filter(({ title }) => title)

export const ENGINES: readonly TriedEngine[] = [
  {
    name: 'MapLibre',
    settings: PLAIN_MAP,
    detail: 'low',
    prepare: () => fakeMapLibres.clear(),
    drawn: () =>
      [...featuresOf('content-markers'), ...featuresOf('content-clusters')].map(
        ({ properties }) => properties?.id ?? `${properties?.count} places`,
      ),
    view: () => theMapLibre()?.view,
    count: () => fakeMapLibres.size,
    passOver: (view) => theMapLibre()?.passOver(view),
    press(what) {
      const all = [...featuresOf('content-markers'), ...featuresOf('content-clusters')]
      const found = all.find(
        ({ properties }) => (properties?.id ?? `${properties?.count} places`) === what,
      )
      if (found?.geometry.type !== 'Point') throw new Error(`${what} is not on the map`)
      const [lng = 0, lat = 0] = found.geometry.coordinates
      const { x, y } = theMapLibre()?.project([lng, lat]) ?? { x: 0, y: 0 }
      pressAt(x, y)
    },
  },
  {
    name: 'Google',
    settings: GOOGLE_SETTINGS,
    detail: 'google',
    prepare: () => void letGoogle('works'),
    drawn: () => googleMarkers().map(({ title }) => title),
    view: () => google.maps.at(-1)?.view,
    count: () => google.maps.filter((map) => map.getDiv().isConnected).length,
    passOver: (view) => google.maps.at(-1)?.passOver(view),
    press(what) {
      const found = googleMarkers().find(({ title }) => title === what)
      if (!found) throw new Error(`${what} is not on the map`)
      fireEvent.click(found)
    },
  },
]

/** Gives every element the size of a map, since happy-dom has no layout. */
export function giveSize(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
}

/** The element that receives the visitor's input. */
function surface(): Element {
  const all = document.querySelectorAll('.map-surface')
  const last = all[all.length - 1]
  if (!last) throw new Error('There is no map')
  return last
}

export function pressAt(clientX: number, clientY: number): void {
  fireEvent.pointerDown(surface(), { clientX, clientY })
  fireEvent.pointerUp(surface(), { clientX, clientY })
}

/** Drags the map by so many pixels. */
export function dragBy(x: number, y: number): void {
  const from = { clientX: 400, clientY: 300 }
  const to = { clientX: 400 + x, clientY: 300 + y }
  fireEvent.pointerDown(surface(), from)
  fireEvent.pointerMove(surface(), to)
  fireEvent.pointerUp(surface(), to)
}
