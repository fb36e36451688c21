import type { Box } from '../box.ts'
import { emptyGrey, type Grey } from './grey.ts'
import type { Spot } from './spots.ts'

/**
 * The skew and perspective of lines of text, which are straight and all meet in one vanishing point. The line through the
 * middle of the picture falls by `slope` pixels per pixel right, and each line by `fan` more per pixel that it lies lower.
 */
export interface Tilt {
  slope: number
  fan: number
}

/** The steepest slope that is searched: the tangent of 14 degrees. */
const MAX_SLOPE = 0.25
/** The largest fan that is searched, times the width of the picture. */
const MAX_FAN = 0.5
/** Pixels per bin of the projection profile, and its number of bins. */
const [BIN_PIXELS, BINS] = [2, 2048]

/** The middles of the letters' bottom edges, relative to the middle of the picture: x, y, x, y, … */
type Points = Float32Array

/** Finds the tilt of the lines of text from the letters on a picture of this size. */
export function findTilt(
  letters: readonly Pick<Spot, 'left' | 'right' | 'bottom'>[],
  { width, height }: Pick<Grey, 'width' | 'height'>,
): Tilt {
  const points = Float32Array.from(
    letters.flatMap(({ left, right, bottom }) => [(left + right - width) / 2, bottom - height / 2]),
  )
  const wholeFan = MAX_FAN / width
  let found = search(points, { slope: 0, fan: 0 }, { slope: MAX_SLOPE, fan: wholeFan }, 30, 16)
  found = search(points, found, { slope: 0.01, fan: wholeFan / 16 }, 5, 4)
  return search(points, found, { slope: 0.002, fan: wholeFan / 64 }, 3, 3)
}

/**
 * Cuts a frame out of a picture with its lines made level: corrects the skew and the perspective. The tilt and the frame,
 * whose `right` and `bottom` are outside, are in pixels of `reduced`, in which they were found; `source` is the same picture,
 * perhaps in another size. Pixels from outside repeat the edge.
 */
export function straighten(
  source: Grey,
  reduced: Pick<Grey, 'width' | 'height'>,
  { slope, fan }: Tilt,
  frame: Box,
): Grey {
  const factor = source.width / reduced.width
  const level = emptyGrey(
    Math.round((frame.right - frame.left) * factor),
    Math.round((frame.bottom - frame.top) * factor),
  )
  const [middleX, middleY] = [reduced.width / 2, reduced.height / 2]
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

/** Bilinear interpolation, rounded. */
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

/** The best tilt of a grid of `2 × steps + 1` slopes by `2 × fanSteps + 1` fans, up to `reach` away from `around`. */
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

/**
 * How well a tilt puts the letters' bottoms into rows: the sum of squares of their projection profile, over two bins at a
 * time so that it does not matter where bins begin.
 */
function strengthOf(points: Points, slope: number, fan: number): number {
  const bins = new Float32Array(BINS)
  const length = Math.hypot(1, slope)
  const [cos, sin] = [1 / length, slope / length]
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0]
    const down = (y * cos - x * sin) / (1 + fan * (x * cos + y * sin))
    const bin = Math.round(down / BIN_PIXELS) + BINS / 2
    if (bin >= 0 && bin < BINS) bins[bin] = (bins[bin] ?? 0) + 1
  }
  let sum = 0
  for (let bin = 1; bin < BINS; bin += 1) sum += ((bins[bin] ?? 0) + (bins[bin - 1] ?? 0)) ** 2
  return sum
}
