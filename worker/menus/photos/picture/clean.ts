import { boxMean } from './boxMean.ts'
import { emptyGrey, type Grey } from './grey.ts'
import { type Letter, writing } from './letters.ts'

/** Around each letter so much stays, in its heights: what stands beside it may have been missed. */
const [BESIDE, ABOVE] = [3, 0.8]
/** Pixels around dark ones that belong to the edges of letters. */
const EDGE = 2

/**
 * White all over but for the letters and what is dark beside them, and their dark as dark as can be. `level` is what the
 * letters were found on, `evened` the same without its shadows.
 */
export function clean(level: Grey, evened: Grey, letters: readonly Letter[]): Grey {
  const { width, height } = level
  const dark = writing(level)
  const near = boxMean({ width, height, pixels: dark.map((one) => one * 255) }, EDGE)
  const beside = besideLetters(level, letters)
  const cleaned = emptyGrey(width, height)
  for (let i = 0; i < cleaned.pixels.length; i += 1) {
    const isKept = beside[i] === 1 && (near[i] ?? 0) > 0
    cleaned.pixels[i] = isKept ? (evened.pixels[i] ?? 0) : 255
  }
  return stretch(cleaned)
}

function besideLetters({ width, height }: Grey, letters: readonly Letter[]): Uint8Array {
  const beside = new Uint8Array(width * height)
  for (const { left, top, right, bottom } of letters) {
    const size = bottom - top + 1
    const from = Math.max(0, Math.round(left - BESIDE * size))
    const to = Math.min(width, Math.round(right + BESIDE * size))
    const last = Math.min(height - 1, Math.round(bottom + ABOVE * size))
    for (let y = Math.max(0, Math.round(top - ABOVE * size)); y <= last; y += 1) {
      beside.fill(1, y * width + from, y * width + to)
    }
  }
  return beside
}

/** The darkest fiftieth of what is not white becomes black, and the lighter half of it white. */
function stretch({ width, height, pixels }: Grey): Grey {
  const counts = new Uint32Array(256)
  for (const light of pixels) counts[light] = (counts[light] ?? 0) + 1
  const inked = pixels.length - (counts[255] ?? 0)
  const black = percentile(counts, inked * 0.02)
  const white = Math.max(black + 40, percentile(counts, inked * 0.5))
  const stretched = pixels.map((light) => {
    const share = (light - black) / (white - black)
    return share <= 0 ? 0 : share >= 1 ? 255 : Math.round(share * 255)
  })
  return { width, height, pixels: stretched }
}

function percentile(counts: Uint32Array, rank: number): number {
  let rest = rank
  let light = 0
  while (light < 254 && rest > (counts[light] ?? 0)) {
    rest -= counts[light] ?? 0
    light += 1
  }
  return light
}
