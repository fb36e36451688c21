import { boxMean } from './boxMean.ts'
import { despeckle } from './despeckle.ts'
import { emptyGrey, type Grey } from './grey.ts'
import { scaleTo } from './scale.ts'
import type { Strip } from './strips.ts'

/** Where a strip stands on a sheet, `factor` times as large as on the picture. */
export interface Place {
  strip: Strip
  /** Of the strip's frame on the sheet. */
  left: number
  top: number
  bottom: number
  factor: number
}

/** Strips one below the other, in one size, black on white: writing that cannot be misunderstood as anything else. */
export interface Sheet {
  grey: Grey
  places: Place[]
}

/** The middle height of letters that is read best. */
const LETTER_HEIGHT = 24
const MOST_ENLARGED = 3
/** A reader's memory grows with what it sees at once. */
const SHEET_PIXELS = 2_000_000
/** White around all, and between strips. */
const [MARGIN, BETWEEN] = [24, 22]
/** Around a strip so much is taken along, in heights of letters: a dot, a tail, a letter that was missed. */
const [ABOVE, BESIDE] = [0.45, 0.7]
/** Grain of more than this share of the contrast is averaged away, at the cost of some sharpness. */
const GRAINY = 0.1
/** Up to so many times its grain darker than paper is paper. */
const OVER_GRAIN = 2

/** All strips, from the top of the picture, with at most so many on a sheet. */
export function toSheets(level: Grey, strips: readonly Strip[], most: number): Sheet[] {
  const sorted = [...strips].sort((a, b) => a.top - b.top || a.left - b.left)
  const sheets: Sheet[] = []
  let waiting: { strip: Strip; factor: number; piece: Grey }[] = []
  let pixels = 0
  for (const strip of sorted) {
    const factor = Math.min(MOST_ENLARGED, LETTER_HEIGHT / strip.size)
    const piece = despeckle(stretch(cut(level, strip, factor)))
    const width = Math.max(piece.width, ...waiting.map((one) => one.piece.width)) + 2 * MARGIN
    const height = pixels + piece.height + BETWEEN
    const isFull = width * height > SHEET_PIXELS || waiting.length === most
    if (isFull && waiting.length > 0) {
      sheets.push(compose(waiting))
      waiting = []
      pixels = 0
    }
    waiting.push({ strip, factor, piece })
    pixels += piece.height + BETWEEN
  }
  if (waiting.length > 0) sheets.push(compose(waiting))
  return sheets
}

function frameOf({ left, top, right, bottom, size }: Strip, { width, height }: Grey) {
  return {
    left: Math.max(0, Math.round(left - BESIDE * size)),
    top: Math.max(0, Math.round(top - ABOVE * size)),
    right: Math.min(width, Math.round(right + 1 + BESIDE * size)),
    bottom: Math.min(height, Math.round(bottom + 1 + ABOVE * size)),
  }
}

function cut(level: Grey, strip: Strip, factor: number): Grey {
  const { left, top, right, bottom } = frameOf(strip, level)
  const piece = emptyGrey(right - left, bottom - top)
  for (let y = top; y < bottom; y += 1) {
    const row = level.pixels.subarray(y * level.width + left, y * level.width + right)
    piece.pixels.set(row, (y - top) * piece.width)
  }
  return scaleTo(piece, piece.width * piece.height * factor * factor, MOST_ENLARGED)
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
  const sorted = pixels.toSorted()
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { ink: at(0.04), paper: at(0.65), grain: at(0.92) - at(0.65) }
}

function compose(pieces: readonly { strip: Strip; factor: number; piece: Grey }[]): Sheet {
  const width = Math.max(...pieces.map(({ piece }) => piece.width)) + 2 * MARGIN
  const height = pieces.reduce((sum, { piece }) => sum + piece.height + BETWEEN, 2 * MARGIN)
  const grey = emptyGrey(width, height)
  grey.pixels.fill(255)
  let top = MARGIN
  const places = pieces.map(({ strip, factor, piece }): Place => {
    for (let y = 0; y < piece.height; y += 1) {
      const row = piece.pixels.subarray(y * piece.width, (y + 1) * piece.width)
      grey.pixels.set(row, (top + y) * width + MARGIN)
    }
    const place = { strip, left: MARGIN, top, bottom: top + piece.height, factor }
    top += piece.height + BETWEEN
    return place
  })
  return { grey, places }
}

/** The point of the picture that a point of the sheet shows. */
export function toPicture({ strip, left, top, factor }: Place, level: Grey, x: number, y: number) {
  const frame = frameOf(strip, level)
  return { x: frame.left + (x - left) / factor, y: frame.top + (y - top) / factor }
}
