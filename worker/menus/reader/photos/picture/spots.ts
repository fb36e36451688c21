import type { Box } from '../box.ts'

/** A connected component of dark pixels, by its bounding box; `right` and `bottom` are inside. */
export interface Spot extends Box {
  /** Its number of dark pixels. */
  area: number
}

export const heightOf = ({ top, bottom }: Spot): number => bottom - top + 1
export const widthOf = ({ left, right }: Spot): number => right - left + 1

/**
 * Finds the components of the dark pixels (1), which touch by their sides, by flood fill. `spotAt` has for each pixel the index
 * of its spot; -1 for paper.
 */
export function findSpots(dark: Uint8Array, width: number) {
  const spots: Spot[] = []
  const spotAt = new Int32Array(dark.length).fill(-1)
  const waiting: number[] = []
  for (let start = 0; start < dark.length; start += 1) {
    if (dark[start] !== 1 || spotAt[start] !== -1) continue
    const spot = { left: width, top: dark.length, right: 0, bottom: 0, area: 0 }
    const number = spots.push(spot) - 1
    spotAt[start] = number
    waiting.push(start)
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % width
      const y = (at - x) / width
      spot.area += 1
      if (x < spot.left) spot.left = x
      if (x > spot.right) spot.right = x
      if (y < spot.top) spot.top = y
      if (y > spot.bottom) spot.bottom = y
      const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
      for (const next of beside) {
        if (dark[next] === 1 && spotAt[next] === -1) {
          spotAt[next] = number
          waiting.push(next)
        }
      }
    }
  }
  return { spots, spotAt }
}

/** The spots whose bottom lies between two rows and whose left edge lies between two columns. */
export type NearSpots = (
  rows: readonly [top: number, bottom: number],
  columns: readonly [left: number, right: number],
) => Generator<Spot>

/** Pixel rows per bucket of the index. */
const ROW = 16

/** Indexes spots, so that neighbours are found without a look at all: a noisy picture has hundreds of thousands. */
export function indexSpots(spots: readonly Spot[]): NearSpots {
  const rows: Spot[][] = []
  for (const spot of spots.toSorted((a, b) => a.left - b.left)) {
    const row = Math.floor(spot.bottom / ROW)
    rows[row] ??= []
    rows[row]?.push(spot)
  }
  return function* near([top, bottom], [left, right]) {
    for (let row = Math.max(0, Math.floor(top / ROW)); row <= Math.floor(bottom / ROW); row += 1) {
      const some = rows[row] ?? []
      for (let i = firstFrom(some, left); i < some.length; i += 1) {
        const spot = some[i]
        if (spot === undefined || spot.left > right) break
        if (spot.bottom >= top && spot.bottom <= bottom) yield spot
      }
    }
  }
}

/** The index of the first spot whose left edge is at `left` or right of it. */
function firstFrom(sorted: readonly Spot[], left: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle]?.left ?? 0) < left) from = middle + 1
    else to = middle
  }
  return from
}
