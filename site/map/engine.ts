import { t } from '../../languages/t.ts'
import type { Diet } from '../../worker/contract/diet.ts'
import type { TileSource } from '../../worker/contract/page/tileSource.ts'
import type { Cluster, LatLng } from '../../worker/contract/search.ts'

/** The site's interface to a map, whatever library draws it. Zoom is on Google's scale: 256 · 2^zoom pixels around the world. */
export interface MapEngine {
  setContent(content: MapContent): void
  /** Goes to a view; omitted parts stay. Animated, unless the visitor asked for less motion. */
  moveTo(view: Partial<MapView>): void
  zoomBy(delta: number): void
  setTheme(theme: Theme): void
  /** Call when the container changes size without the window. */
  resize(): void
  destroy(): void
}

export interface MapMarker extends LatLng {
  id: string
  name: string
  /** The text below the selected marker's name: cuisines, and for how long it has been out. */
  caption: string
  diet: Diet
  /** A pop-up that is ONLINE. */
  live: boolean
  /** The visitor has saved it: its label has a heart. */
  saved?: boolean
}

export interface MapView extends LatLng {
  zoom: number
}

/** Degrees; `west` is greater than `east` when the antimeridian lies inside. */
export interface MapBounds {
  west: number
  south: number
  east: number
  north: number
}

export interface MapContent {
  markers: readonly MapMarker[]
  clusters: readonly Cluster[]
  selectedId: string | null
  hoveredId: string | null
  /** The visitor's own position, when shared. */
  here: LatLng | null
  /** On a phone the searched keywords lie over the map, and its tools below them. */
  hasKeywords: boolean
}

export interface MapEvents {
  /** After every move; `byUser` is false for moves that `moveTo` asked for. */
  onMove(view: MapView, bounds: MapBounds, byUser: boolean): void
  /** A marker was clicked, or (null) the map beside one. */
  onSelect(id: string | null): void
  onHover(id: string | null): void
  /** A sentence for a person; the map continues as well as it can. */
  onProblem(sentence: string): void
  onDetail(level: MapDetail): void
  /** After each move: the town nearest to the middle of the built-in map; null if none is known. */
  onTown(town: Town | null): void
  /** The browser took away what the map draws with, as it may when memory is short: the map is over. */
  onLost(): void
}

export interface Town extends LatLng {
  name: string
}

/** `low`: the built-in basemap; `streets`: OpenFreeMap's tiles; `archive`: our own; `google`: Google's map. */
export type MapDetail = 'low' | 'streets' | 'archive' | 'google'
export type Theme = 'light' | 'dark'

export interface EngineOptions {
  tiles: TileSource
  /** Animations are left out. */
  reducedMotion: boolean
}

export type StartEngine = (
  container: HTMLElement,
  view: MapView,
  theme: Theme,
  events: MapEvents,
  options: EngineOptions,
) => Promise<MapEngine>

export const EMPTY_CONTENT: MapContent = {
  markers: [],
  clusters: [],
  selectedId: null,
  hoveredId: null,
  here: null,
  hasKeywords: false,
}

/** No live map can be drawn: the page says so, beside the still map or the list. */
export class MapUnavailable extends Error {
  readonly reason: 'no-webgl' | 'not-loaded'

  constructor(reason: 'no-webgl' | 'not-loaded') {
    super(
      reason === 'no-webgl'
        ? t('This browser cannot draw the map. Everything is in the list.')
        : t('The map could not be loaded. Everything is in the list.'),
    )
    this.reason = reason
  }
}
