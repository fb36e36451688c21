import { distanceMetres, METRES_PER_DEGREE } from '../../../../worker/contract/places/distance.ts'
import type { MapMarker } from '../../engine.ts'

/** CSS pixels to the right and down, at a marker's full size. */
export interface Step {
  x: number
  y: number
}

/** Closer markers count as one address, where no zoom separates them. */
const SAME_SPOT_METRES = 12
/** The distance between neighbouring centres: markers touch and do not overlap. */
const APART_PX = 27
/** More markers do not fit in a ring that reads as one spot. */
const MAX_IN_A_RING = 7
/** The angle by which no marker of a spiral hides another (Vogel 1979). */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** The offsets of markers that share their spot with others; other markers are omitted. */
export function spreadSpots(markers: readonly MapMarker[]): Map<string, Step> {
  const steps = new Map<string, Step>()
  for (const group of groupBySpot(markers)) {
    if (group.length < 2) continue
    // Positions must not depend on the order of the answer.
    const ids = group.map(({ id }) => id).sort()
    for (const [index, id] of ids.entries()) steps.set(id, stepOf(index, ids.length))
  }
  return steps
}

/** Each group holds the markers within 12 m of its southernmost one. */
function groupBySpot(markers: readonly MapMarker[]): MapMarker[][] {
  const open: MapMarker[][] = []
  const all: MapMarker[][] = []
  for (const marker of markers.toSorted((a, b) => a.lat - b.lat)) {
    const reached = open.filter(
      ([first]) => first && metresNorth(first, marker) <= SAME_SPOT_METRES,
    )
    const group = reached.find(
      ([first]) => first && distanceMetres(first, marker) <= SAME_SPOT_METRES,
    )
    if (group) group.push(marker)
    const begun = group ? [] : [[marker]]
    all.push(...begun)
    open.splice(0, open.length, ...reached, ...begun)
  }
  return all
}

const metresNorth = (from: MapMarker, to: MapMarker): number =>
  (to.lat - from.lat) * METRES_PER_DEGREE

function stepOf(index: number, count: number): Step {
  if (count > MAX_IN_A_RING) {
    return polar(index * GOLDEN_ANGLE, 0.62 * APART_PX * Math.sqrt(index + 0.5))
  }
  const radius = APART_PX / 2 / Math.sin(Math.PI / count)
  // Two are side by side; more start at the top.
  const first = count === 2 ? Math.PI : -Math.PI / 2
  return polar(first + (index * 2 * Math.PI) / count, radius)
}

const polar = (angle: number, radius: number): Step => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
})
