import { median } from '../../text/median.ts'
import { type Box, boxAround, withMargin } from '../box.ts'
import type { Grey } from './grey.ts'
import { findWriting } from './letters.ts'
import { darkOnLight } from './polarity.ts'
import { scaleTo } from './scale.ts'
import { heightOf } from './spots.ts'
import { findStrips, isBeside, type Strip } from './strips.ts'
import { findTilt, straighten, type Tilt } from './tilt.ts'

/** The most pixels of a picture that is worked on: more take more memory than a Worker has to spare. */
const WORK_PIXELS = 2_000_000
/** The median height of letters, in pixels, at which they are found best. */
const LETTER_HEIGHT = 24
const MAX_ENLARGED = 2.5
/** With fewer letters a picture shows no menu. */
const MIN_LETTERS = 12
/** Pixels that are kept around the text. */
const MARGIN = { across: 30, down: 30 }
/** Lines that rise by fewer pixels than this from edge to edge count as level. */
const LEVEL = 3

/**
 * The part of a photo that contains text, made dark on light, deskewed and scaled for reading. Null when there is no text.
 */
export function level(photo: Grey): Grey | null {
  const reduced = scaleTo(photo, WORK_PIXELS, 1)
  const positive = darkOnLight(reduced)
  const whole = { left: 0, top: 0, right: reduced.width, bottom: reduced.height }
  let writing = findWriting(positive)
  if (writing.letters.length < MIN_LETTERS) return null
  let tilt: Tilt = findTilt(writing.letters, reduced)
  if (isLevel(tilt, reduced)) tilt = { slope: 0, fan: 0 }
  else {
    const first = findWriting(straighten(positive, reduced, tilt, whole)).letters
    // Letters are found better on level lines, so a second pass finds the tilt that remains.
    const rest = findTilt(first, reduced)
    tilt = { slope: tilt.slope + rest.slope, fan: tilt.fan + rest.fan }
    writing = findWriting(straighten(positive, reduced, tilt, whole))
    if (writing.letters.length < MIN_LETTERS) return null
  }
  const strips = findStrips(writing)
  const lines = strips.filter(isLong)
  // There are only specks, and no line of text.
  if (lines.length === 0) return null
  const text = [...lines, ...strips.filter((one) => lines.some((line) => isBeside(one, line)))]
  const frame = withMargin(boxAround(text), MARGIN, reduced)
  const pixels =
    reduced.width * reduced.height * factorFor(median(writing.letters.map(heightOf)), frame) ** 2
  return straighten(scaleTo(positive, pixels, MAX_ENLARGED), reduced, tilt, frame)
}

function isLevel({ slope, fan }: Tilt, { width, height }: Grey): boolean {
  return Math.abs(slope) * width + (Math.abs(fan) * width * height) / 2 < LEVEL
}

/** The factor that scales the letters to `LETTER_HEIGHT`, or less where the frame would get too large. */
function factorFor(letterHeight: number, frame: Box): number {
  const area = (frame.right - frame.left) * (frame.bottom - frame.top)
  return Math.min(Math.sqrt(WORK_PIXELS / area), LETTER_HEIGHT / letterHeight, MAX_ENLARGED)
}

/** Longer than what noise or the edge of a table looks like. */
const isLong = ({ left, right, size }: Strip): boolean => right - left > 2.2 * size
