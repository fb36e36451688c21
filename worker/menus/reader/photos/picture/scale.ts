import { emptyGrey, type Grey } from './grey.ts'

/** Scales a picture to about `pixels` pixels in all, but enlarges its sides at most `maxFactor` times. */
export function scaleTo(grey: Grey, pixels: number, maxFactor: number): Grey {
  const factor = Math.min(maxFactor, Math.sqrt(pixels / (grey.width * grey.height)))
  if (Math.abs(factor - 1) < 0.02) return grey
  const width = Math.max(1, Math.round(grey.width * factor))
  const height = Math.max(1, Math.round(grey.height * factor))
  return scaleLines(scaleLines(grey, width), height)
}

/** Scales each row to `length` and transposes the picture, so that two calls scale both directions. */
function scaleLines(grey: Grey, length: number): Grey {
  const { starts, weights, reach } = filterOf(grey.width, length)
  const scaled = emptyGrey(grey.height, length)
  for (let y = 0; y < grey.height; y += 1) {
    const row = y * grey.width
    for (let x = 0; x < length; x += 1) {
      let sum = 0
      const start = row + (starts[x] ?? 0)
      for (let k = 0; k < reach; k += 1) {
        sum += (grey.pixels[start + k] ?? 0) * (weights[x * reach + k] ?? 0)
      }
      scaled.pixels[x * grey.height + y] = sum < 0 ? 0 : sum > 255 ? 255 : sum + 0.5
    }
  }
  return scaled
}

/** The weights of a Catmull-Rom filter, which is widened for downscaling so that every pixel counts. */
function filterOf(from: number, to: number) {
  const ratio = from / to
  const width = Math.max(1, ratio)
  const reach = Math.min(from, Math.ceil(width * 4))
  const starts = new Int32Array(to)
  const weights = new Float32Array(to * reach)
  for (let x = 0; x < to; x += 1) {
    const centre = (x + 0.5) * ratio - 0.5
    const start = Math.max(0, Math.min(from - reach, Math.ceil(centre - reach / 2)))
    starts[x] = start
    let sum = 0
    for (let k = 0; k < reach; k += 1) {
      const weight = catmullRom(Math.abs(start + k - centre) / width)
      weights[x * reach + k] = weight
      sum += weight
    }
    for (let k = 0; k < reach; k += 1) weights[x * reach + k] = (weights[x * reach + k] ?? 0) / sum
  }
  return { starts, weights, reach }
}

function catmullRom(t: number): number {
  if (t < 1) return 1.5 * t ** 3 - 2.5 * t ** 2 + 1
  if (t < 2) return -0.5 * t ** 3 + 2.5 * t ** 2 - 4 * t + 2
  return 0
}
