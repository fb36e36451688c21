import { emptyGrey, type Grey } from './grey.ts'
import type { Spot } from './spots.ts'

/**
 * How lines of writing run on a picture: they are straight, and all meet in one far point. Through the middle of the
 * picture they climb by `slope`; `fan` is how much more they do, for each pixel further down.
 */
export interface Tilt {
  slope: number
  fan: number
}

/** Tangent of about 14 degrees. */
const MAX_SLOPE = 0.25
/** The most that lines may fan out from edge to edge, as a share of the picture. */
const MAX_FAN = 0.5
/** Letters' feet are counted in rows of this many pixels. */
const ROW = 2
const ROWS = 2048

/** Where letters stand, from the middle of the picture: x, y, x, y, … */
type Points = Float32Array

/** The direction of the lines on a picture of this size, and how clearly it stands out (to compare turned pictures). */
export function findTilt(
  letters: readonly Pick<Spot, 'left' | 'right' | 'bottom'>[],
  { width, height }: Pick<Grey, 'width' | 'height'>,
): Tilt & { strength: number } {
  const points = Float32Array.from(
    letters.flatMap(({ left, right, bottom }) => [(left + right - width) / 2, bottom - height / 2]),
  )
  const wholeFan = MAX_FAN / width
  let found = search(points, { slope: 0, fan: 0 }, { slope: MAX_SLOPE, fan: wholeFan }, 30, 16)
  found = search(points, found, { slope: 0.01, fan: wholeFan / 16 }, 5, 4)
  found = search(points, found, { slope: 0.002, fan: wholeFan / 64 }, 3, 3)
  return { ...found, strength: found.strength / Math.max(1, letters.length) }
}

/** A part of the level picture, in pixels of the tilted one; it may stand `factor` times as large. */
export interface Frame {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * A piece of a picture with its lines made level: turned, then unfanned. `tilt` and `piece` are in pixels of `felt`, the
 * size that they were found in; `source` may be the same picture in another size. What comes in from outside is as the edge.
 */
export function straighten(
  source: Grey,
  felt: Pick<Grey, 'width' | 'height'>,
  { slope, fan }: Tilt,
  frame: Frame,
): Grey {
  const factor = source.width / felt.width
  const level = emptyGrey(
    Math.round((frame.right - frame.left + 1) * factor),
    Math.round((frame.bottom - frame.top + 1) * factor),
  )
  const [middleX, middleY] = [felt.width / 2, felt.height / 2]
  const length = Math.hypot(1, slope)
  const [cos, sin] = [1 / length, slope / length]
  for (let v = 0; v < level.height; v += 1) {
    const fromMiddle = frame.top + v / factor - middleY
    for (let u = 0; u < level.width; u += 1) {
      const across = frame.left + u / factor - middleX
      const down = fromMiddle * (1 + fan * across)
      const fromX = across * cos - down * sin + middleX
      const fromY = across * sin + down * cos + middleY
      level.pixels[v * level.width + u] = sample(source, fromX * factor, fromY * factor)
    }
  }
  return level
}

function sample({ width, height, pixels }: Grey, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)))
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)))
  const at = top * width + left
  const across = Math.max(0, Math.min(1, x - left))
  const down = Math.max(0, Math.min(1, y - top))
  const upper = (pixels[at] ?? 0) * (1 - across) + (pixels[at + 1] ?? 0) * across
  const lower = (pixels[at + width] ?? 0) * (1 - across) + (pixels[at + width + 1] ?? 0) * across
  return upper * (1 - down) + lower * down + 0.5
}

/** The best of a grid of `2 × steps + 1` by `2 × fanSteps + 1` tilts, up to `reach` away from `around`. */
function search(points: Points, around: Tilt, reach: Tilt, steps: number, fanSteps: number) {
  let best = { ...around, strength: -1 }
  for (let i = -steps; i <= steps; i += 1) {
    for (let j = -fanSteps; j <= fanSteps; j += 1) {
      const slope = around.slope + (i / steps) * reach.slope
      const fan = around.fan + (j / fanSteps) * reach.fan
      const strength = strengthOf(points, slope, fan)
      if (strength > best.strength) best = { slope, fan, strength }
    }
  }
  return best
}

/** How sharply the letters' feet lie in rows, when they are moved along their lines to the middle. */
function strengthOf(points: Points, slope: number, fan: number): number {
  const rows = new Float32Array(ROWS)
  const length = Math.hypot(1, slope)
  const [cos, sin] = [1 / length, slope / length]
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0]
    const down = (y * cos - x * sin) / (1 + fan * (x * cos + y * sin))
    const row = Math.round(down / ROW) + ROWS / 2
    if (row >= 0 && row < ROWS) rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < ROWS; row += 1) sum += ((rows[row] ?? 0) + (rows[row - 1] ?? 0)) ** 2
  return sum
}
