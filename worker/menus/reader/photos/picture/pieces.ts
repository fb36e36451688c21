import { withMargin } from '../box.ts'
import { boxMean } from './boxMean.ts'
import { emptyGrey, type Grey } from './grey.ts'
import type { Writing } from './letters.ts'
import { levelAt } from './levelAt.ts'
import { scaleTo } from './scale.ts'
import { findSpots, heightOf, type Spot } from './spots.ts'
import type { Strip } from './strips.ts'

/** A strip without its surroundings, black on white, in the size that OCR reads best. */
export interface Piece {
  grey: Grey
  /** Converts a point of the piece to the point of the picture that it shows. */
  toPicture(x: number, y: number): { x: number; y: number }
}

/** The median height of letters, in pixels, that OCR reads best. */
const LETTER_HEIGHT = 24
const MAX_ENLARGED = 3
/** White pixels around a piece. */
const MARGIN = 12
/** The margin cut out with a strip, in median letter heights: it may hold a dot, a descender or a letter that was missed. */
const [ABOVE, BESIDE] = [0.45, 0.7]
/** A spot that is no letter and taller than this, in median letter heights, is not part of the strip. */
const MAX_HEIGHT = 2.5
/** Noise above this share of the contrast is averaged away, at the cost of some sharpness. */
const MAX_NOISE = 0.1
/** A pixel darker than the paper by up to this multiple of the noise counts as paper. */
const OVER_NOISE = 2
/** On a stretched piece, pixels darker than this, of 255, are ink; a full stop has at least so many of them. */
const [INK, MIN_INK] = [170, 4]
/** Width in pixels of the grey edge of letters, which is kept around ink. */
const EDGE = 2

/** Makes the function that cuts single strips out of a picture, without letters of other strips, leaders and rules. */
export function pieceCutter(
  picture: Grey,
  { spots, spotAt, lines }: Writing,
  strips: readonly Strip[],
) {
  const stripOf = new Map(strips.flatMap((strip) => strip.letters.map((one) => [one, strip])))
  const isForeign = (spot: Spot, strip: Strip): boolean => {
    const owner = stripOf.get(spot)
    if (owner !== undefined) return owner !== strip
    const { top, bottom, size } = strip
    const middle = (spot.top + spot.bottom) / 2
    const isInside = middle > top - ABOVE * size && middle < bottom + ABOVE * size
    return lines.has(spot) || !isInside || heightOf(spot) > MAX_HEIGHT * size
  }
  return (strip: Strip): Piece => {
    const margin = { across: BESIDE * strip.size, down: ABOVE * strip.size }
    const { left, top, right, bottom } = withMargin(strip, margin, picture)
    const cut = emptyGrey(right - left, bottom - top)
    const foreign: number[] = []
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const from = y * picture.width + x
        const to = (y - top) * cut.width + x - left
        cut.pixels[to] = picture.pixels[from] ?? 0
        const number = spotAt[from] ?? -1
        const spot = number < 0 ? undefined : spots[number]
        if (spot !== undefined && isForeign(spot, strip)) foreign.push(to)
      }
    }
    const { paper } = levelsOf(cut.pixels)
    for (const to of foreign) cut.pixels[to] = paper
    const factor = Math.min(MAX_ENLARGED, LETTER_HEIGHT / strip.size)
    const scaled = scaleTo(cut, cut.width * cut.height * factor * factor, MAX_ENLARGED)
    return {
      grey: framed(despeckle(stretch(scaled))),
      toPicture: (x, y) => ({
        x: left + ((x - MARGIN) / scaled.width) * cut.width,
        y: top + ((y - MARGIN) / scaled.height) * cut.height,
      }),
    }
  }
}

/** Stretches the contrast so that ink is black and paper, with its noise, is white, whatever the light was. */
function stretch(piece: Grey): Grey {
  const rough = levelsOf(piece.pixels)
  const isNoisy = rough.noise > MAX_NOISE * (rough.paper - rough.ink)
  const pixels = isNoisy ? boxMean(piece, 1) : piece.pixels
  const { ink, paper, noise } = isNoisy ? levelsOf(pixels) : rough
  const white = Math.max(paper - OVER_NOISE * noise, ink + (paper - ink) * 0.55)
  const range = Math.max(8, white - ink)
  return {
    ...piece,
    pixels: pixels.map((light) => Math.max(0, Math.min(255, ((light - ink) / range) * 255))),
  }
}

/** Percentiles of the lightness. Most of a piece is paper; its noise is measured upwards, because ink lies downwards. */
function levelsOf(pixels: Uint8Array): { ink: number; paper: number; noise: number } {
  const counts = new Uint32Array(256)
  for (const light of pixels) counts[light] = (counts[light] ?? 0) + 1
  const at = (share: number) => {
    // The half makes it the level of that very pixel.
    const below = Math.floor((pixels.length - 1) * share) + 0.5
    return Math.floor(levelAt(counts, below))
  }
  const paper = at(0.65)
  return { ink: at(0.04), paper, noise: at(0.92) - paper }
}

/** Makes white what is not near ink. Spots of ink too small for a full stop do not count as ink. */
function despeckle(piece: Grey): Grey {
  const ink = piece.pixels.map((light) => (light < INK ? 1 : 0))
  const { spots, spotAt } = findSpots(ink, piece.width)
  const isInk = spots.map(({ area }) => area >= MIN_INK)
  for (const [i, number] of spotAt.entries()) ink[i] = isInk[number] === true ? 255 : 0
  const near = boxMean({ ...piece, pixels: ink }, EDGE)
  return { ...piece, pixels: piece.pixels.map((light, i) => ((near[i] ?? 0) > 0 ? light : 255)) }
}

function framed(piece: Grey): Grey {
  const grey = emptyGrey(piece.width + 2 * MARGIN, piece.height + 2 * MARGIN)
  grey.pixels.fill(255)
  for (let y = 0; y < piece.height; y += 1) {
    const row = piece.pixels.subarray(y * piece.width, (y + 1) * piece.width)
    grey.pixels.set(row, (y + MARGIN) * grey.width + MARGIN)
  }
  return grey
}
