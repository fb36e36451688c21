import { median, ranked } from '../../text/median.ts'
import { type Box, boxAround } from '../box.ts'
import { TALLEST } from './leaders.ts'
import type { Writing } from './letters.ts'
import { heightOf, type Spot } from './spots.ts'

/** Letters in a row that are near each other, with their bounding box; `size` is their median height. */
export interface Strip extends Box {
  size: number
  letters: readonly Spot[]
}

/** The widest gap between two letters of a strip, in heights of the taller one. */
const MAX_GAP = 1.5
/** Two neighbours in a strip overlap vertically by at least this share of the smaller one's height. */
const MIN_OVERLAP = 0.4
/** A spot this many times as tall as its neighbour belongs to two lines that touch. */
const MAX_TALLER = 2.4
/** The bottoms of two neighbours differ by less than this, in heights of the taller one. */
const MAX_LOWER = 0.5

/**
 * Prices are narrower than `SHORT`. In a column, less than `FAR` apart, their left or right edges differ by less than
 * `ALIGNED` plus `LEANING` per pixel of distance, since columns lean when the camera was tilted. All but `LEANING` are in
 * median letter heights.
 */
const [SHORT, ALIGNED, LEANING, FAR] = [6, 0.8, 0.12, 20]

/** Groups letters into words, prices and whole lines. A lone letter is a strip of its own where it is in a column of prices. */
export function findStrips({ letters, lone }: Pick<Writing, 'letters' | 'lone'>): Strip[] {
  const found = [...groupsOf(letters), ...lone.map((one) => [one])]
    .map(toStrip)
    .filter(isDigitSized)
  const short = found.filter(({ left, right, size }) => right - left < SHORT * size)
  const strips = found.filter(isWordSized)
  // What lies outside of all words is the edge of the paper.
  const { left: from, right: to } = boxAround(strips)
  const narrow = found.filter(
    (strip) =>
      !isWordSized(strip) &&
      strip.left >= from &&
      strip.right <= to + strip.size / 2 &&
      isInColumn(strip, short) &&
      strips.some((other) => isBeside(strip, other)),
  )
  const all = [...strips, ...narrow]
  // A strip within another is a fragment of its letters.
  return all.filter((strip) => !all.some((other) => other !== strip && isWithin(strip, other)))
}

const isWithin = (one: Strip, other: Strip): boolean =>
  one.left >= other.left &&
  one.right <= other.right &&
  one.top >= other.top &&
  one.bottom <= other.bottom

/** Whether at least two others, not far above or below, have the same left or right edge. */
function isInColumn(strip: Strip, others: readonly Strip[]): boolean {
  const { left, right, bottom, size } = strip
  const inLine = others.filter((other) => {
    const away = Math.abs(other.bottom - bottom)
    const most = ALIGNED * size + LEANING * away
    const apart = Math.min(Math.abs(other.left - left), Math.abs(other.right - right))
    return away > size && away < FAR * size && apart < most && isAlike(strip, other)
  })
  return inLine.length >= 2
}

/** Whether the sizes are similar: digits are up to twice as high as the small letters of a name. */
const isAlike = (one: Strip, other: Strip): boolean =>
  one.size < 2 * other.size && other.size < 2 * one.size

/** Whether two strips of similar size are on the same line. */
export const isBeside = (one: Strip, other: Strip): boolean =>
  one.top < other.bottom && other.top < one.bottom && isAlike(one, other)

/** The groups of letters that are connected by neighbours (union-find). */
function groupsOf(letters: readonly Spot[]): Spot[][] {
  const sorted = [...letters].sort((a, b) => a.left - b.left)
  const parentOf = sorted.map((_, i) => i)
  const rootOf = (i: number): number => {
    let root = i
    while (parentOf[root] !== root) root = parentOf[root] ?? root
    return root
  }
  for (const [i, letter] of sorted.entries()) {
    for (const next of nearestAfter(sorted, i, letter)) parentOf[rootOf(next)] = rootOf(i)
  }
  return [...Map.groupBy(sorted, (_, i) => rootOf(i)).values()]
}

/** The letters that follow a letter in its row: all that begin before the first of them ends. */
function nearestAfter(sorted: readonly Spot[], from: number, letter: Spot): number[] {
  const found: number[] = []
  let end = letter.right + MAX_GAP * TALLEST
  for (let i = from + 1; i < sorted.length; i += 1) {
    const other = sorted[i]
    if (other === undefined || other.left > end) break
    if (!isNext(letter, other)) continue
    found.push(i)
    end = Math.min(end, other.right)
  }
  return found
}

function isNext(letter: Spot, other: Spot): boolean {
  const least = Math.min(heightOf(letter), heightOf(other))
  const most = Math.max(heightOf(letter), heightOf(other))
  if (other.left - letter.right > MAX_GAP * Math.min(most, 2.5 * heightOf(letter))) return false
  const overlap = Math.min(letter.bottom, other.bottom) - Math.max(letter.top, other.top)
  const isLevel = Math.abs(letter.bottom - other.bottom) < MAX_LOWER * most
  return overlap >= MIN_OVERLAP * least && most < MAX_TALLER * least && isLevel
}

function toStrip(letters: readonly Spot[]): Strip {
  const tops = letters.map(({ top }) => top)
  const bottoms = letters.map(({ bottom }) => bottom)
  // A few letters that touch another line do not count.
  const [top, bottom] = [ranked(tops, 0.08), ranked(bottoms, 0.92)]
  return { ...boxAround(letters), top, bottom, letters, size: median(letters.map(heightOf)) }
}

/** Whether a strip is neither an edge of the paper, which is narrower than a digit, nor two lines that touch. */
const isDigitSized = ({ left, top, right, bottom, size }: Strip): boolean =>
  right - left + 1 > 0.4 * size && bottom - top + 1 < 4 * size
const isWordSized = ({ left, right, size }: Strip): boolean => right - left + 1 > 1.2 * size
