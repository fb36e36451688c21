import { boxMean } from './boxMean.ts'
import type { Grey } from './grey.ts'

/** Radius of the local mean in pixels: about the height of a line of text. */
const RADIUS = 12
/** Differences of lightness up to this, of 255, are noise of the paper and the camera. */
const NOISE = 20

/**
 * Text covers less area than the paper, so its pixels differ more from the local mean. The sum of the cubed differences
 * (their skewness) is therefore positive when the text is lighter than the paper; then the picture is inverted.
 */
export function darkOnLight(grey: Grey): Grey {
  const around = boxMean(grey, RADIUS)
  let sum = 0
  for (let i = 0; i < grey.pixels.length; i += 1) {
    const difference = (grey.pixels[i] ?? 0) - (around[i] ?? 0)
    if (Math.abs(difference) > NOISE) sum += difference ** 3
  }
  return sum > 0 ? { ...grey, pixels: grey.pixels.map((light) => 255 - light) } : grey
}
