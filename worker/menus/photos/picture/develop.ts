import { clean } from './clean.ts'
import { evenOut, inverted, isLightOnDark } from './evenOut.ts'
import type { Grey } from './grey.ts'
import { findLetters, type Letter } from './letters.ts'
import { scaleTo } from './scale.ts'
import { findTilt, type Piece, straighten } from './tilt.ts'

/** What is read, at most: more takes more memory than a Worker has to spare. */
const READ_PIXELS = 2_000_000
/** The middle height of letters, capitals and small ones, that is read best. */
const LETTER_HEIGHT = 24
const MOST_ENLARGED = 2.5
/** With fewer there is no menu on a picture. */
const LEAST_LETTERS = 12
/** Pixels around the writing. */
const AIR = 30

/**
 * The writing on a photo as a reader wants it: black on white, level, in a good size, and nothing else on the picture.
 * Null when there is no writing.
 */
export function develop(photo: Grey): Grey | null {
  const felt = scaleTo(photo, READ_PIXELS, 1)
  const isNegative = isLightOnDark(felt)
  const positive = isNegative ? inverted(felt) : felt
  const letters = findLetters(positive)
  if (letters.length < LEAST_LETTERS) return null
  const tilt = findTilt(letters, positive)
  const whole = { left: 0, top: 0, right: felt.width - 1, bottom: felt.height - 1 }
  const found = findLetters(straighten(positive, felt, tilt, whole))
  if (found.length < LEAST_LETTERS) return null
  const piece = frameOf(found, felt)
  const source = scaleTo(
    photo,
    felt.width * felt.height * factorFor(found, piece) ** 2,
    MOST_ENLARGED,
  )
  const level = straighten(isNegative ? inverted(source) : source, felt, tilt, piece)
  return clean(level, evenOut(level), findLetters(level))
}

/** How much larger the piece can be read: until its letters have a good size, or it fills what can be read. */
function factorFor(letters: readonly Letter[], piece: Piece): number {
  const area = (piece.right - piece.left + 1) * (piece.bottom - piece.top + 1)
  const heights = letters.map(({ top, bottom }) => bottom - top + 1).sort((a, b) => a - b)
  const height = heights[Math.floor(heights.length / 2)] ?? LETTER_HEIGHT
  return Math.min(Math.sqrt(READ_PIXELS / area), LETTER_HEIGHT / height, MOST_ENLARGED)
}

function frameOf(letters: readonly Letter[], { width, height }: Pick<Grey, 'width' | 'height'>) {
  const edge = { left: width, top: height, right: 0, bottom: 0 }
  for (const { left, top, right, bottom } of letters) {
    edge.left = Math.min(edge.left, left)
    edge.top = Math.min(edge.top, top)
    edge.right = Math.max(edge.right, right)
    edge.bottom = Math.max(edge.bottom, bottom)
  }
  return {
    left: Math.max(0, edge.left - AIR),
    top: Math.max(0, edge.top - AIR),
    right: Math.min(width - 1, edge.right + AIR),
    bottom: Math.min(height - 1, edge.bottom + AIR),
  }
}
