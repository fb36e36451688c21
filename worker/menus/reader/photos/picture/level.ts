import { median } from '../../text/median.ts'
import type { Grey } from './grey.ts'
import { findWriting } from './letters.ts'
import { isLightOnDark, negativeOf } from './polarity.ts'
import { scaleTo } from './scale.ts'
import { heightOf } from './spots.ts'
import { findStrips, isBeside, type Strip } from './strips.ts'
import { type Frame, findTilt, straighten, type Tilt } from './tilt.ts'

/** What is worked on, at most: more takes more memory than a Worker has to spare. */
const WORK_PIXELS = 2_000_000
/** The middle height of letters that are found best. */
const LETTER_HEIGHT = 24
const MAX_ENLARGED = 2.5
/** With fewer there is no menu on a picture. */
const MIN_LETTERS = 12
/** Pixels around the writing. */
const AIR = 30
/** Lines that climb by fewer pixels from edge to edge are level. */
const LEVEL = 3

/**
 * The part of a photo that has writing, dark on light, with level lines, in a good size. Null when there is no writing.
 */
export function level(photo: Grey): Grey | null {
  const felt = scaleTo(photo, WORK_PIXELS, 1)
  const positive = isLightOnDark(felt) ? negativeOf(felt) : felt
  const whole = { left: 0, top: 0, right: felt.width - 1, bottom: felt.height - 1 }
  let writing = findWriting(positive)
  if (writing.letters.length < MIN_LETTERS) return null
  let tilt: Tilt = findTilt(writing.letters, felt)
  if (isLevel(tilt, felt)) tilt = { slope: 0, fan: 0 }
  else {
    const first = findWriting(straighten(positive, felt, tilt, whole)).letters
    // On level lines letters are found better, and with them what tilt is left.
    const rest = findTilt(first, felt)
    tilt = { slope: tilt.slope + rest.slope, fan: tilt.fan + rest.fan }
    writing = findWriting(straighten(positive, felt, tilt, whole))
    if (writing.letters.length < MIN_LETTERS) return null
  }
  const strips = findStrips(writing)
  const lines = strips.filter(isLong)
  // Specks, but nothing that runs along a line.
  if (lines.length === 0) return null
  const frame = frameOf(
    [...lines, ...strips.filter((one) => lines.some((line) => isBeside(one, line)))],
    felt,
  )
  const pixels =
    felt.width * felt.height * factorFor(median(writing.letters.map(heightOf)), frame) ** 2
  return straighten(scaleTo(positive, pixels, MAX_ENLARGED), felt, tilt, frame)
}

function isLevel({ slope, fan }: Tilt, { width, height }: Grey): boolean {
  return Math.abs(slope) * width + (Math.abs(fan) * width * height) / 2 < LEVEL
}

/** How much larger the piece can be worked on: until its letters have a good size, or it is as large as can be. */
function factorFor(letterHeight: number, frame: Frame): number {
  const area = (frame.right - frame.left + 1) * (frame.bottom - frame.top + 1)
  return Math.min(Math.sqrt(WORK_PIXELS / area), LETTER_HEIGHT / letterHeight, MAX_ENLARGED)
}

/** Longer than what the edge of a table or its grain looks like. */
const isLong = ({ left, right, size }: Strip): boolean => right - left > 2.2 * size

/** Round all of the lines, of which there is at least one. */
function frameOf(lines: readonly Strip[], { width, height }: Grey): Frame {
  return {
    left: Math.max(0, Math.min(...lines.map(({ left }) => left)) - AIR),
    top: Math.max(0, Math.min(...lines.map(({ top }) => top)) - AIR),
    right: Math.min(width - 1, Math.max(...lines.map(({ right }) => right)) + AIR),
    bottom: Math.min(height - 1, Math.max(...lines.map(({ bottom }) => bottom)) + AIR),
  }
}
