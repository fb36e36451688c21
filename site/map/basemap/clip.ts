import type { Position } from 'geojson'
import type { MapBounds } from '../engine.ts'

interface Edge {
  axis: 0 | 1
  at: number
  /** 1 keeps greater coordinates, -1 lesser ones. */
  side: 1 | -1
}

const edgesOf = ({ west, south, east, north }: MapBounds): Edge[] => [
  { axis: 0, at: west, side: 1 },
  { axis: 0, at: east, side: -1 },
  { axis: 1, at: south, side: 1 },
  { axis: 1, at: north, side: -1 },
]

const isInside = (position: Position, { axis, at, side }: Edge): boolean =>
  ((position[axis] ?? 0) - at) * side >= 0

function crossing(a: Position, b: Position, { axis, at }: Edge): Position {
  const [ax = 0, ay = 0] = a
  const [bx = 0, by = 0] = b
  const part = (at - (a[axis] ?? 0)) / ((b[axis] ?? 0) - (a[axis] ?? 0))
  // Exactly on the edge, which is how the map recognises sides that are no coast.
  return axis === 0 ? [at, ay + part * (by - ay)] : [ax + part * (bx - ax), at]
}

/** Clips a closed ring to bounds: closed rings with sides along the edges; none if it lies outside. */
export function clipRing(ring: readonly Position[], bounds: MapBounds): Position[][] {
  let rings = [[...ring]]
  for (const edge of edgesOf(bounds)) rings = rings.flatMap((one) => cutRing(one, edge))
  return rings
}

/** The parts of a ring inside an edge, each closed along it, so that no side is traced twice. */
function cutRing(ring: Position[], edge: Edge): Position[][] {
  const outside = ring.findIndex((position) => !isInside(position, edge))
  if (outside === -1) return [ring]
  // Starting outside, every part inside begins and ends on the edge.
  const turned = [...ring.slice(outside, -1), ...ring.slice(0, outside + 1)]
  const parts = cutAt(turned, edge)
  const along = (position: Position | undefined): number => position?.[1 - edge.axis] ?? 0
  const ends = parts
    .flatMap((part, index) => [
      { index, isLast: false, at: along(part[0]) },
      { index, isLast: true, at: along(part.at(-1)) },
    ])
    .toSorted((a, b) => a.at - b.at)
  // Sorted along the edge, land lies between the first and second end, the third and fourth: there one part continues with
  // another.
  const next = new Map<number, number>()
  for (let i = 0; i + 1 < ends.length; i += 2) {
    const [a, b] = [ends[i], ends[i + 1]]
    if (a?.isLast && b) next.set(a.index, b.index)
    if (b?.isLast && a) next.set(b.index, a.index)
  }
  return joined(parts, next)
}

/** Joins the parts into rings. */
function joined(parts: readonly Position[][], next: ReadonlyMap<number, number>): Position[][] {
  const left = new Set(parts.keys())
  const rings: Position[][] = []
  for (const start of parts.keys()) {
    const ring: Position[] = []
    let index: number | undefined = start
    while (index !== undefined && left.delete(index)) {
      ring.push(...(parts[index] ?? []))
      index = next.get(index)
    }
    if (ring[0]) rings.push([...ring, ring[0]])
  }
  return rings
}

/** The parts of a line that lie within bounds. */
export function clipLine(line: readonly Position[], bounds: MapBounds): Position[][] {
  let parts = [[...line]]
  for (const edge of edgesOf(bounds)) parts = parts.flatMap((part) => cutAt(part, edge))
  return parts
}

function cutAt(line: readonly Position[], edge: Edge): Position[][] {
  const parts: Position[][] = []
  let part: Position[] = []
  for (const [index, b] of line.entries()) {
    const a = line[index - 1]
    const cut = a && isInside(a, edge) !== isInside(b, edge) ? crossing(a, b, edge) : null
    if (cut) part.push(cut)
    if (isInside(b, edge)) part.push(b)
    else if (part.length > 0) {
      parts.push(part)
      part = []
    }
  }
  return [...parts, part].filter(({ length }) => length > 1)
}
