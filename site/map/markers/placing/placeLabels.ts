import type { LabelSize } from './labelSize.ts'
import type { Step } from './spots.ts'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface LabelRequest {
  id: string
  /** The centre of the marker in pixels. */
  at: Step
  /** The marker's radius. */
  radius: number
  size: LabelSize
  /** From the spot that it shares with others to the marker; null for a marker alone. */
  outward: Step | null
}

const GAP_PX = 5
const EDGE_PX = 6
/** A covered label is unreadable, a covered marker hides a place, and a label beyond the edge is cut off. */
const COST = { label: 3, marker: 1, edge: 5 }

export const boxAround = ({ x, y }: Step, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

/**
 * Places the centre of each label beside its marker, where it covers the fewest markers and labels. Earlier requests choose
 * first.
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  markers: readonly Box[],
  view: { width: number; height: number },
): Map<string, Step> {
  const placed = new Map<string, Step>()
  const labels: Box[] = []
  for (const request of requests) {
    const { width, height } = request.size
    let best = { step: request.at, cost: Number.POSITIVE_INFINITY }
    for (const step of stepsOf(request)) {
      const box = boxAround(step, width, height)
      const cost = costOf(box, markers, labels, view)
      if (cost < best.cost) best = { step, cost }
      if (cost === 0) break
    }
    placed.set(request.id, best.step)
    labels.push(boxAround(best.step, width, height))
  }
  return placed
}

/**
 * Possible positions of a label, best first: the four sides, the corners, and one label further up or down. Labels of markers on
 * one spot try outward first.
 */
function stepsOf({ at, radius, size: { width, height }, outward }: LabelRequest): Step[] {
  const upright = radius + GAP_PX + height / 2
  const sideways = radius + GAP_PX + width / 2
  const corner = { x: 0.6 * radius + width / 2, y: 0.8 * radius + height / 2 }
  const steps: [number, number][] = [
    [0, -upright],
    [0, upright],
    [sideways, 0],
    [-sideways, 0],
    [corner.x, -corner.y],
    [-corner.x, -corner.y],
    [corner.x, corner.y],
    [-corner.x, corner.y],
    [sideways, -height],
    [-sideways, -height],
    [sideways, height],
    [-sideways, height],
    [0, -upright - height],
    [0, upright + height],
  ]
  const sorted = outward
    ? steps.toSorted((a, b) => angleBetween(outward, a) - angleBetween(outward, b))
    : steps
  return sorted.map(([x, y]) => ({ x: at.x + x, y: at.y + y }))
}

function angleBetween(outward: Step, [x, y]: [number, number]): number {
  const turn = Math.abs(Math.atan2(outward.y, outward.x) - Math.atan2(y, x))
  return Math.min(turn, 2 * Math.PI - turn)
}

function costOf(
  box: Box,
  markers: readonly Box[],
  labels: readonly Box[],
  { width, height }: { width: number; height: number },
): number {
  const whole = (box.right - box.left) * (box.bottom - box.top)
  const inside = { left: EDGE_PX, top: EDGE_PX, right: width - EDGE_PX, bottom: height - EDGE_PX }
  const cut = whole - overlap(box, inside)
  const over = (others: readonly Box[]) =>
    others.reduce((sum, other) => sum + overlap(box, other), 0)
  return COST.edge * cut + COST.label * over(labels) + COST.marker * over(markers)
}

/** In square pixels. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
