import { distanceMetres } from '../../../../worker/contract/places/distance.ts'
import type { MapMarker } from '../../engine.ts'

/** Pixels of the page to the right and down, at a marker's full size. */
export interface Step {
  x: number
  y: number
}

/** Closer than this is one address: no zoom of the map parts two markers there. */
const SAME_SPOT_METRES = 12
const METRES_PER_DEGREE = 111_195
/** From the middle of one marker to the next: they touch and do not overlap. */
const APART_PX = 27
/** More than so many do not fit a ring that is read as one spot. */
const MOST_IN_A_RING = 7
/** The angle after which no marker of a spiral lies behind another (Vogel 1979). */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** How far beside its place each marker is drawn that shares its spot with others; the rest is not in the answer. */
export function spreadSpots(markers: readonly MapMarker[]): Map<string, Step> {
  const steps = new Map<string, Step>()
  for (const group of groupBySpot(markers)) {
    if (group.length < 2) continue
    // Where each stands must not change with the order of an answer.
    const ids = group.map(({ id }) => id).sort()
    for (const [index, id] of ids.entries()) steps.set(id, stepOf(index, ids.length))
  }
  return steps
}

/** Each group holds what is within 12 m of its southernmost marker. */
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
  if (count > MOST_IN_A_RING) {
    return polar(index * GOLDEN_ANGLE, 0.62 * APART_PX * Math.sqrt(index + 0.5))
  }
  const radius = APART_PX / 2 / Math.sin(Math.PI / count)
  // Two stand side by side; more begin at the top.
  const first = count === 2 ? Math.PI : -Math.PI / 2
  return polar(first + (index * 2 * Math.PI) / count, radius)
}

const polar = (angle: number, radius: number): Step => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
})
