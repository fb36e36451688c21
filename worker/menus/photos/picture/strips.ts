import type { Letter } from './letters.ts'

/** Letters in a row that stand near each other; `size` is their middle height. */
export interface Strip extends Letter {
  size: number
}

/** Between two words of a strip lies at most so much, in heights of letters. */
const REACH = 1.5
/** Letters of one strip share so much of the lower one's height. */
const SHARED = 0.4
/** What is taller or lower than so is of two lines that touch. */
const [MOST_TALLER, MOST_LOWER] = [2.4, 0.5]

/** Words, prices and whole lines, as letters stand together. */
export function findStrips(letters: readonly Letter[]): Strip[] {
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
  const groups = new Map<number, Letter[]>()
  for (const [i, letter] of sorted.entries()) {
    const root = rootOf(i)
    groups.set(root, [...(groups.get(root) ?? []), letter])
  }
  return [...groups.values()].map(toStrip).filter(isWordSized)
}

const heightOf = ({ top, bottom }: Letter): number => bottom - top + 1

/** What follows a letter in its row: all that begins before the next one ends. */
function nearestAfter(sorted: readonly Letter[], from: number, letter: Letter): number[] {
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
    const isAlike = height < MOST_TALLER * Math.min(heightOf(letter), heightOf(other))
    const isLevel = Math.abs(letter.bottom - other.bottom) < MOST_LOWER * height
    if (shared < least || !isAlike || !isLevel) continue
    found.push(i)
    end = Math.min(end, other.right)
  }
  return found
}

function toStrip(letters: readonly Letter[]): Strip {
  return {
    left: Math.min(...letters.map(({ left }) => left)),
    right: Math.max(...letters.map(({ right }) => right)),
    // A few that hang together with another line do not count.
    top: ranked(
      letters.map(({ top }) => top),
      0.08,
    ),
    bottom: ranked(
      letters.map(({ bottom }) => bottom),
      0.92,
    ),
    size: ranked(letters.map(heightOf), 0.5),
  }
}

/** The number below which that share of all lies; the least and the most of few. */
function ranked(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.round((sorted.length - 1) * share)] ?? 0
}

function isWordSized(strip: Strip): boolean {
  const width = strip.right - strip.left + 1
  return width > 1.2 * strip.size && heightOf(strip) < 4 * strip.size
}
