import { METRES_PER_DEGREE } from '../../worker/contract/places/distance.ts'
import type { Box, LatLng } from '../../worker/contract/search.ts'
import { boundsOf, cosine, isInside } from '../map/geometry.ts'

/** Degrees from west to east, across the antimeridian too. */
const widthOf = ({ west, east }: Box): number => east - west + (west > east ? 360 : 0)

/** The middle of a box, across the antimeridian too. */
export function middleOf(box: Box): LatLng {
  const { west, south, north } = box
  const { east: lng } = boundsOf(west, south, west + widthOf(box) / 2, north)
  return { lat: (south + north) / 2, lng }
}

/** An area of the map together with the eight of its size around it. */
export function withNeighbours(area: Box): Box {
  const { west, south, north } = area
  const [width, height] = [widthOf(area), north - south]
  return boundsOf(west - width, south - height, west + 2 * width, north + height)
}

/** The square that extends `km` to each side of a place; near a pole, all the way around. */
export function squareAround({ lat, lng }: LatLng, km: number): Box {
  const up = (km * 1000) / METRES_PER_DEGREE
  const out = up / cosine(lat)
  return boundsOf(lng - out, lat - up, lng + out, lat + up)
}

/** Whether one box lies within another. */
export function holds(outer: Box, inner: Box): boolean {
  const { west, south, east, north } = inner
  return (
    widthOf(inner) <= widthOf(outer) &&
    isInside(outer, { lat: south, lng: west }) &&
    isInside(outer, { lat: north, lng: east })
  )
}
