import type { Position } from 'geojson'
import { CELL_DEGREES, type Cell, cellsIn } from '../../../site/map/basemap/grid.ts'
import type { MapBounds, MapView } from '../../../site/map/engine.ts'
import { placeAt, worldWidth } from '../../../site/map/geometry.ts'
import { STILL_SIZES, type StillSize } from '../../contract/places/stillMapPath.ts'
import type { LatLng } from '../../contract/search.ts'

/** A part of a picture that names must not cover, by its middle. */
export interface Taken {
  x: number
  y: number
  width: number
  height: number
}

/** What a picture shows, and its size in pixels. */
export interface StillFrame {
  view: MapView
  width: number
  height: number
  /** How near to the edges the middle of a name may come, so that none is cut off. */
  edge: { x: number; y: number }
  taken: readonly Taken[]
}

/** The picture on a restaurant's page: wide enough to show the next large towns and the coast. */
export function frameOfPlace(place: LatLng): StillFrame {
  const [width, height] = [480, 300]
  const [x, middle] = [width / 2, height / 2]
  return {
    view: { ...place, zoom: 8 },
    width,
    height,
    // The page may show it in another aspect ratio.
    edge: { x: 44, y: 56 },
    taken: [
      // The pin.
      { x, y: middle - 22, width: 40, height: 60 },
      // The button "Show map" covers the middle of the lower edge.
      { x, y: middle + 72, width: 220, height: 60 },
    ],
  }
}

/** The picture behind the markers of the main view. */
export const frameOfView = (place: LatLng, zoom: number, size: StillSize): StillFrame => ({
  view: { ...place, zoom },
  ...STILL_SIZES[size],
  edge: { x: 0, y: 0 },
  taken: [],
})

/** In pixels of the picture. */
export type Project = (position: Position) => { x: number; y: number }

/** A cell that the picture shows, also beyond the antimeridian: so many degrees east of its own place. */
interface PlacedCell {
  cell: Cell
  turn: number
}

/** Edges of the picture in degrees; longitudes may lie beyond ±180°. */
export function edgesOf({ view, width, height }: StillFrame, marginPx = 0): MapBounds {
  const [x, y] = [width / 2 + marginPx, height / 2 + marginPx]
  const [from, to] = [placeAt(view, -x, y), placeAt(view, x, -y)]
  return { west: from.lng, south: from.lat, east: to.lng, north: to.lat }
}

/** The cells in the picture; the world repeats where it is smaller than the picture. */
export function cellsInFrame(frame: StillFrame): PlacedCell[] {
  const { west, south, east, north } = edgesOf(frame)
  const columnOf = (lng: number) => Math.floor((lng + 180) / CELL_DEGREES)
  const found: PlacedCell[] = []
  for (let column = columnOf(west); column <= columnOf(east); column += 1) {
    const turn = Math.floor((column * CELL_DEGREES) / 360) * 360
    const lng = column * CELL_DEGREES - 180 - turn + CELL_DEGREES / 2
    for (const cell of cellsIn({ west: lng, south, east: lng, north })) found.push({ cell, turn })
  }
  return found
}

/** Web Mercator, with the middle of the view in the middle of the picture. */
export function projectIn({ view, width, height }: StillFrame, turn: number): Project {
  const world = worldWidth(view.zoom)
  const yOf = (lat: number) => {
    const held = Math.min(85.05, Math.max(-85.05, lat))
    return (Math.log(Math.tan(Math.PI / 4 + (held * Math.PI) / 360)) * world) / (2 * Math.PI)
  }
  const middle = yOf(view.lat)
  return ([lng = 0, lat = 0]) => ({
    x: Math.round(width / 2 + ((lng + turn - view.lng) * world) / 360),
    y: Math.round(height / 2 + middle - yOf(lat)),
  })
}
