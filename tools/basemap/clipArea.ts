import type { Position } from 'geojson'
import { clipRing } from '../../site/map/basemap/clip.ts'
import type { MapBounds } from '../../site/map/engine.ts'

/**
 * Clips an area to bounds: each part is an area of its own, its outline first and then its holes. The map takes every ring but
 * the first for a hole, in either direction.
 */
export function clipArea(
  [outline = [], ...holes]: readonly Position[][],
  bounds: MapBounds,
): Position[][][] {
  const cutHoles = holes.flatMap((hole) => clipRing(hole, bounds))
  return clipRing(outline, bounds).map((part) => [
    part,
    ...cutHoles.filter((hole) => hole.some((position) => isInRing(position, part))),
  ])
}

/** Whether a ray to the east crosses an odd number of sides (Jordan). */
function isInRing([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  const crossed = ring.filter(([bx = 0, by = 0], index) => {
    const [ax = 0, ay = 0] = ring.at(index - 1) ?? []
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)
  })
  return crossed.length % 2 === 1
}
