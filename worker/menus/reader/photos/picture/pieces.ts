import { boxMean } from './boxMean.ts'
import { emptyGrey, type Grey } from './grey.ts'
import type { Writing } from './letters.ts'
import { scaleTo } from './scale.ts'
import { findSpots, heightOf } from './spots.ts'
import type { Strip } from './strips.ts'

/** A strip alone, black on white, in the size that is read best. */
export interface Piece {
  grey: Grey
  /** The point of the picture that a point of the piece shows. */
  toPicture(x: number, y: number): { x: number; y: number }
}

/** The middle height of letters that is read best. */
const LETTER_HEIGHT = 24
const MAX_ENLARGED = 3
/** White around. */
const MARGIN = 12
/** The margin taken around a strip, in heights of letters: it may hold a dot, a tail or a letter that was missed. */
const [ABOVE, BESIDE] = [0.45, 0.7]
/** A spot that belongs to no letter and is this much taller is not part of the strip. */
const MAX_TALLER = 2.5
/** Grain of more than this share of the contrast is averaged away, at the cost of some sharpness. */
const GRAINY = 0.1
/** Up to so many times its grain darker than paper is paper. */
const OVER_GRAIN = 2
/** Of a piece whose paper is 255 and whose ink is 0: ink is darker than this, and a full stop has so many pixels. */
const [INK, MIN_INK] = [170, 4]
/** Around ink the edges of letters are grey. */
const EDGE = 2

/** The strips of a picture one by one, without the letters of others and without lines. */
export function pieceCutter(
  picture: Grey,
  { spots, spotAt, lines }: Writing,
  strips: readonly Strip[],
) {
  const numbers = new Map(spots.map((spot, number) => [spot, number]))
  const stripOf = new Int32Array(spots.length).fill(-1)
  for (const [at, { letters }] of strips.entries()) {
    for (const letter of letters) stripOf[numbers.get(letter) ?? 0] = at
  }
  const isForeign = (number: number, at: number): boolean => {
    const spot = spots[number]
    const owner = stripOf[number] ?? -1
    if (spot === undefined || owner === at) return false
    if (owner >= 0 || lines.has(spot)) return true
    const { top, bottom, size } = strips[at] ?? { top: 0, bottom: 0, size: 0 }
    const middle = (spot.top + spot.bottom) / 2
    const isInside = middle > top - ABOVE * size && middle < bottom + ABOVE * size
    return !isInside || heightOf(spot) > MAX_TALLER * size
  }
  return (strip: Strip): Piece => {
    const at = strips.indexOf(strip)
    const { left, top, right, bottom } = frameOf(strip, picture)
    const cut = emptyGrey(right - left, bottom - top)
    const foreign: number[] = []
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const from = y * picture.width + x
        const to = (y - top) * cut.width + x - left
        cut.pixels[to] = picture.pixels[from] ?? 0
        const number = spotAt[from] ?? -1
        if (number >= 0 && isForeign(number, at)) foreign.push(to)
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

function frameOf({ left, top, right, bottom, size }: Strip, { width, height }: Grey) {
  return {
    left: Math.max(0, Math.round(left - BESIDE * size)),
    top: Math.max(0, Math.round(top - ABOVE * size)),
    right: Math.min(width, Math.round(right + 1 + BESIDE * size)),
    bottom: Math.min(height, Math.round(bottom + 1 + ABOVE * size)),
  }
}

/** The paper of a piece made white with its grain, and its ink black, whatever the light was there. */
function stretch(piece: Grey): Grey {
  const rough = levelsOf(piece.pixels)
  const isGrainy = rough.grain > GRAINY * (rough.paper - rough.ink)
  const pixels = isGrainy ? boxMean(piece, 1) : piece.pixels
  const { ink, paper, grain } = isGrainy ? levelsOf(pixels) : rough
  const white = Math.max(paper - OVER_GRAIN * grain, ink + (paper - ink) * 0.55)
  const range = Math.max(8, white - ink)
  return {
    ...piece,
    pixels: pixels.map((light) => Math.max(0, Math.min(255, ((light - ink) / range) * 255))),
  }
}

/** Paper is what there is most of; how it differs upwards is its grain, for downwards there is ink. */
function levelsOf(pixels: Uint8Array): { ink: number; paper: number; grain: number } {
  const counts = new Uint32Array(256)
  for (const light of pixels) counts[light] = (counts[light] ?? 0) + 1
  const at = (share: number) => {
    let rest = Math.floor((pixels.length - 1) * share)
    let light = 0
    while (light < 255 && rest >= (counts[light] ?? 0)) {
      rest -= counts[light] ?? 0
      light += 1
    }
    return light
  }
  const paper = at(0.65)
  return { ink: at(0.04), paper, grain: at(0.92) - paper }
}

/** White wherever no ink is near, and spots that are too small for a full stop are none. */
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
