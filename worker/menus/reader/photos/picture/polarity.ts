import { boxMean } from './boxMean.ts'
import type { Grey } from './grey.ts'

/** About the height of a line of text. */
const NEIGHBOURHOOD = 12
/** Differences of lightness up to this many are grain of the paper and the camera. */
const GRAIN = 20

/**
 * Writing covers less than the paper does, so that it lies further from the mean of its neighbourhood: the sum of the
 * cubes of all differences has the sign of the writing.
 */
export function isLightOnDark(grey: Grey): boolean {
  const around = boxMean(grey, NEIGHBOURHOOD)
  let sum = 0
  for (let i = 0; i < grey.pixels.length; i += 1) {
    const difference = (grey.pixels[i] ?? 0) - (around[i] ?? 0)
    if (Math.abs(difference) > GRAIN) sum += difference ** 3
  }
  return sum > 0
}

export function negativeOf({ width, height, pixels }: Grey): Grey {
  return { width, height, pixels: pixels.map((light) => 255 - light) }
}
