import type { Grey } from './grey.ts'
import { findLetters, type Letter } from './letters.ts'
import { isLightOnDark, negativeOf } from './polarity.ts'
import { scaleTo } from './scale.ts'
import { findStrips, type Strip } from './strips.ts'
import { findTilt, type Piece, straighten } from './tilt.ts'

/** What is worked on, at most: more takes more memory than a Worker has to spare. */
const WORK_PIXELS = 2_000_000
/** The middle height of letters that are found best. */
const LETTER_HEIGHT = 24
const MOST_ENLARGED = 2.5
/** With fewer there is no menu on a picture. */
const LEAST_LETTERS = 12
/** Pixels around the writing. */
const AIR = 30

/**
 * The part of a photo that has writing, dark on light, with level lines, in a good size. Null when there is no writing.
 */
export function level(photo: Grey): Grey | null {
  const felt = scaleTo(photo, WORK_PIXELS, 1)
  const isNegative = isLightOnDark(felt)
  const positive = isNegative ? negativeOf(felt) : felt
  const letters = findLetters(positive)
  if (letters.length < LEAST_LETTERS) return null
  const whole = { left: 0, top: 0, right: felt.width - 1, bottom: felt.height - 1 }
  const tilt = findTilt(letters, felt)
  const first = findLetters(straighten(positive, felt, tilt, whole))
  // On level lines letters are found better, and with them what tilt is left.
  const rest = findTilt(first, felt)
  const better = { slope: tilt.slope + rest.slope, fan: tilt.fan + rest.fan }
  const found = findLetters(straighten(positive, felt, better, whole))
  if (found.length < LEAST_LETTERS) return null
  const lines = findStrips(found).filter(isLong)
  // Specks, but nothing that runs along a line.
  if (lines.length === 0) return null
  const piece = frameOf(lines, felt)
  const pixels = felt.width * felt.height * factorFor(found, piece) ** 2
  const source = scaleTo(photo, pixels, MOST_ENLARGED)
  return straighten(isNegative ? negativeOf(source) : source, felt, better, piece)
}

/** How much larger the piece can be worked on: until its letters have a good size, or it is as large as can be. */
function factorFor(letters: readonly Letter[], piece: Piece): number {
  const area = (piece.right - piece.left + 1) * (piece.bottom - piece.top + 1)
  const heights = letters.map(({ top, bottom }) => bottom - top + 1).sort((a, b) => a - b)
  const height = heights[Math.floor(heights.length / 2)] ?? LETTER_HEIGHT
  return Math.min(Math.sqrt(WORK_PIXELS / area), LETTER_HEIGHT / height, MOST_ENLARGED)
}

/** Longer than what the edge of a table or its grain looks like. */
const isLong = ({ left, right, size }: Strip): boolean => right - left > 2.2 * size

/** Round all of the lines, of which there is at least one. */
function frameOf(lines: readonly Strip[], { width, height }: Grey): Piece {
  return {
    left: Math.max(0, Math.min(...lines.map(({ left }) => left)) - AIR),
    top: Math.max(0, Math.min(...lines.map(({ top }) => top)) - AIR),
    right: Math.min(width - 1, Math.max(...lines.map(({ right }) => right)) + AIR),
    bottom: Math.min(height - 1, Math.max(...lines.map(({ bottom }) => bottom)) + AIR),
  }
}
