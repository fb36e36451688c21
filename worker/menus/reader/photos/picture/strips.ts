import type { Writing } from './letters.ts'
import { heightOf, type Spot } from './spots.ts'

/** Letters in a row that stand near each other; `size` is their middle height. */
export interface Strip {
  left: number
  top: number
  right: number
  bottom: number
  size: number
  letters: readonly Spot[]
}

/** The widest gap between two words of a strip, in heights of letters. */
const REACH = 1.5
/** Two letters of a strip overlap by this share of the lower one's height. */
const SHARED = 0.4
/** A spot that is taller or lower than this belongs to two lines that touch. */
const [MAX_TALLER, MAX_LOWER] = [2.4, 0.5]

/** Prices are short; those of a column end at one edge, which leans when the camera did. In heights of letters. */
const [SHORT, ALIGNED, LEANING, FAR] = [6, 0.8, 0.12, 20]

/** Words, prices and whole lines, as letters stand together, and what stands alone below and above short ones. */
export function findStrips({ letters, lone }: Pick<Writing, 'letters' | 'lone'>): Strip[] {
  const found = [...groupsOf(letters), ...lone.map((one) => [one])]
    .map(toStrip)
    .filter(isDigitSized)
  const short = found.filter(({ left, right, size }) => right - left < SHORT * size)
  const strips = found.filter(isWordSized)
  // Outside of all words is the edge of the paper.
  const [from, to] = [lowest(strips, 'left'), -lowest(strips, 'right', -1)]
  const narrow = found.filter(
    (strip) =>
      !isWordSized(strip) &&
      strip.left >= from &&
      strip.right <= to + strip.size / 2 &&
      isInColumn(strip, short) &&
      strips.some((other) => isBeside(strip, other)),
  )
  const all = [...strips, ...narrow]
  // What lies within another is a piece of its letters.
  return all.filter((strip) => !all.some((other) => other !== strip && isWithin(strip, other)))
}

const lowest = (strips: readonly Strip[], side: 'left' | 'right', sign = 1): number =>
  strips.reduce((least, strip) => Math.min(least, sign * strip[side]), Number.POSITIVE_INFINITY)

const isWithin = (one: Strip, other: Strip): boolean =>
  one.left >= other.left &&
  one.right <= other.right &&
  one.top >= other.top &&
  one.bottom <= other.bottom

/** Whether it ends or begins where at least two others do, not far above or below. */
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

/** Digits are up to twice as high as the small letters of a name. */
const isAlike = (one: Strip, other: Strip): boolean =>
  one.size < 2 * other.size && other.size < 2 * one.size

/** At one height and in one size. */
export const isBeside = (one: Strip, other: Strip): boolean =>
  one.top < other.bottom && other.top < one.bottom && isAlike(one, other)

function groupsOf(letters: readonly Spot[]): Spot[][] {
  const sorted = [...letters].sort((a, b) => a.left - b.left)
  const firstOf = sorted.map((_, i) => i)
  const rootOf = (i: number): number => {
    let root = i
    while (firstOf[root] !== root) root = firstOf[root] ?? root
    return root
  }
  for (const [i, letter] of sorted.entries()) {
    const nearest = nearestAfter(sorted, i, letter)
    for (const next of nearest) firstOf[rootOf(next)] = rootOf(i)
  }
  const groups = new Map<number, Spot[]>()
  for (const [i, letter] of sorted.entries()) {
    const root = rootOf(i)
    groups.set(root, [...(groups.get(root) ?? []), letter])
  }
  return [...groups.values()]
}

/** What follows a letter in its row: all that begins before the next one ends. */
function nearestAfter(sorted: readonly Spot[], from: number, letter: Spot): number[] {
  const found: number[] = []
  let end = Number.POSITIVE_INFINITY
  for (let i = from + 1; i < sorted.length; i += 1) {
    const other = sorted[i]
    if (other === undefined || other.left > end) break
    const height = Math.max(heightOf(letter), heightOf(other))
    if (other.left - letter.right > REACH * Math.min(height, 2.5 * heightOf(letter))) {
      if (other.left - letter.right > 300) break
      continue
    }
    const shared = Math.min(letter.bottom, other.bottom) - Math.max(letter.top, other.top)
    const least = SHARED * Math.min(heightOf(letter), heightOf(other))
    const isAlike = height < MAX_TALLER * Math.min(heightOf(letter), heightOf(other))
    const isLevel = Math.abs(letter.bottom - other.bottom) < MAX_LOWER * height
    if (shared < least || !isAlike || !isLevel) continue
    found.push(i)
    end = Math.min(end, other.right)
  }
  return found
}

function toStrip(letters: readonly Spot[]): Strip {
  const tops = letters.map(({ top }) => top)
  const bottoms = letters.map(({ bottom }) => bottom)
  return {
    letters,
    left: Math.min(...letters.map(({ left }) => left)),
    right: Math.max(...letters.map(({ right }) => right)),
    // A few that hang together with another line do not count.
    top: ranked(tops, 0.08),
    bottom: ranked(bottoms, 0.92),
    size: ranked(letters.map(heightOf), 0.5),
  }
}

/** The number below which that share of all lies; the least and the most of few. */
function ranked(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.round((sorted.length - 1) * share)] ?? 0
}

/** No edge of the paper, which is narrower than any digit, nor two lines that touch. */
const isDigitSized = ({ left, top, right, bottom, size }: Strip): boolean =>
  right - left + 1 > 0.4 * size && bottom - top + 1 < 4 * size
const isWordSized = ({ left, right, size }: Strip): boolean => right - left + 1 > 1.2 * size
