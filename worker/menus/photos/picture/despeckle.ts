import { boxMean } from './boxMean.ts'
import type { Grey } from './grey.ts'

/** Ink is darker than this on a piece whose paper is 255 and whose ink is 0. */
const INK = 170
/** Pixels of a full stop, in letters of the size that is read best. */
const LEAST_INK = 4
/** Around ink the edges of letters are grey. */
const EDGE = 2

/** White wherever no ink is near, and spots that are too small for a full stop are none. */
export function despeckle(piece: Grey): Grey {
  const ink = piece.pixels.map((light) => (light < INK ? 1 : 0))
  const spots = new Uint8Array(ink.length)
  for (let i = 0; i < ink.length; i += 1) {
    if (ink[i] !== 1) continue
    const spot = takeSpot(ink, i, piece.width)
    if (spot.length >= LEAST_INK) for (const at of spot) spots[at] = 255
  }
  const near = boxMean({ ...piece, pixels: spots }, EDGE)
  return { ...piece, pixels: piece.pixels.map((light, i) => ((near[i] ?? 0) > 0 ? light : 255)) }
}

/** The ink that hangs together with what is at `start`; it is used up. */
function takeSpot(ink: Uint8Array, start: number, width: number): number[] {
  const spot = [start]
  ink[start] = 0
  for (let i = 0; i < spot.length; i += 1) {
    const at = spot[i] ?? 0
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (ink[next] !== 1) continue
      ink[next] = 0
      spot.push(next)
    }
  }
  return spot
}
