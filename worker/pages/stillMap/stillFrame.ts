import type { Position } from 'geojson'
import type { MapBounds } from '../../../site/map/engine.ts'
import { boundsAround } from '../../../site/map/geometry.ts'
import type { LatLng } from '../../contract/search.ts'

export const STILL_WIDTH = 480
export const STILL_HEIGHT = 300
/** On Google's scale: wide enough to show the next large towns and the coast. */
const ZOOM = 8

/** In pixels of the picture. */
export type Project = (position: Position) => { x: number; y: number }

export const boundsOfStill = (place: LatLng): MapBounds =>
  boundsAround({ ...place, zoom: ZOOM }, STILL_WIDTH, STILL_HEIGHT)

/** Web Mercator, with the place in the middle. */
export function projectAround({ lat, lng }: LatLng): Project {
  const world = 256 * 2 ** ZOOM
  const yOf = (degrees: number) =>
    (Math.log(Math.tan(Math.PI / 4 + (Math.min(85, Math.max(-85, degrees)) * Math.PI) / 360)) *
      world) /
    (2 * Math.PI)
  const middle = yOf(lat)
  return ([x = 0, y = 0]) => {
    // The shorter way across the antimeridian.
    const east = ((((x - lng + 180) % 360) + 360) % 360) - 180
    return {
      x: Math.round(STILL_WIDTH / 2 + (east * world) / 360),
      y: Math.round(STILL_HEIGHT / 2 + middle - yOf(y)),
    }
  }
}
