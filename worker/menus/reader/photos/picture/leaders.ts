import { heightOf, indexSpots, type NearSpots, type Spot, widthOf } from './spots.ts'

/** Minimum number of dots in a row that count as a leader, whatever their size. */
const MIN_DOTS = 5
/** A dot fills more than this share of its bounding box. */
const MIN_FILL = 0.65
/** The gap from one dot to the next is wider than this share of the dot's width. */
const MIN_GAP = 0.5
/** Letters up to this height, in pixels, cannot be read. */
const MAX_UNREADABLE = 6
/** Minimum number of low dots that count as a leader; a low dot is lower than this share of the median letter height. */
const [MIN_LOW_DOTS, LOW] = [3, 0.5]
/** The steepest slope of a leader: the picture may still be tilted. */
const MAX_SLOPE = 0.28
/** The widest gap from one dot to the next, in heights of a dot; for dashes, in half widths. */
const MAX_GAP = 9
/** Sizes, steps and bottoms that differ by up to this many pixels count as equal. */
const JITTER = 1.6
/** Height of the tallest letters in pixels. */
export const TALLEST = 90
/**
 * A rule is thinner than `THIN` and longer than `LONG`, a frame longer than `FRAME_LENGTH`, in median letter heights. A frame
 * is dark on less than `SPARSE`, a share of its bounding box.
 */
const [THIN, LONG, FRAME_LENGTH, SPARSE] = [0.36, 2.2, 4, 0.16]

/** Leaders: rows of equal dots or dashes at equal distances, as between a name and its price. */
export function findLeaders(spots: readonly Spot[]): Set<Spot> {
  return new Set(chainsOf(spots.filter(isFull), spots, MIN_DOTS).filter(isLoose).flat())
}

/** Whether a spot has no holes, as a dot. */
const isFull = (spot: Spot): boolean => spot.area > MIN_FILL * widthOf(spot) * heightOf(spot)

/** Whether the gaps are wider than between letters. Spots too small to be read as letters need no such gaps. */
function isLoose(chain: readonly Spot[]): boolean {
  const [first, second] = chain
  if (first === undefined || second === undefined) return false
  const gap = second.left - first.right - 1
  return heightOf(first) <= MAX_UNREADABLE || gap > MIN_GAP * widthOf(first)
}

/** Short leaders, rules and frames. They differ from letters in size; `size` is the median height of letters in pixels. */
export function findLines(spots: readonly Spot[], size: number): Set<Spot> {
  const near = indexSpots(spots)
  const isLow = (spot: Spot) => heightOf(spot) < LOW * size && !isDotOfLetter(spot, near)
  const few = chainsOf(spots.filter(isLow), spots, MIN_LOW_DOTS).flat()
  return new Set([...few, ...spots.filter((spot) => isLine(spot, size))])
}

/** Each row of at least `minLength` equal spots that begins with one of `firsts` and has no other spot between. */
function chainsOf(firsts: readonly Spot[], all: readonly Spot[], minLength: number): Spot[][] {
  const near = indexSpots(all)
  const taken = new Set<Spot>()
  const chains: Spot[][] = []
  for (const first of firsts.toSorted((a, b) => a.left - b.left)) {
    if (taken.has(first)) continue
    const chain = chainFrom(first, near)
    if (chain.length < minLength) continue
    for (const spot of chain) taken.add(spot)
    chains.push(chain)
  }
  return chains
}

function isLine(spot: Spot, size: number): boolean {
  const [width, height] = [widthOf(spot), heightOf(spot)]
  const [short, long] = width < height ? [width, height] : [height, width]
  if (short < THIN * size && long > LONG * size) return true
  return long > FRAME_LENGTH * size && spot.area < SPARSE * width * height
}

/** The row that begins with a spot: each next one is equal to the one before it and follows at the same distance. */
function chainFrom(first: Spot, near: NearSpots): Spot[] {
  const chain = [first]
  let [last, step] = [first, 0]
  for (let next = nextOf(last, step, near); next !== null; next = nextOf(last, step, near)) {
    step = centreOf(next) - centreOf(last)
    chain.push(next)
    last = next
  }
  return chain
}

/** The nearest spot to the right, when it continues the row; null when it does not. */
function nextOf(last: Spot, step: number, near: NearSpots): Spot | null {
  const reach = MAX_GAP * Math.max(heightOf(last), widthOf(last) / 2)
  const rise = MAX_SLOPE * reach + JITTER
  let next: Spot | null = null
  const rows = [last.top - rise, last.bottom + rise + TALLEST] as const
  for (const spot of near(rows, [last.right + 1, last.right + reach])) {
    const isNearer = next === null || spot.left < next.left
    if (isNearer && spot.top <= last.bottom + rise) next = spot
  }
  if (next === null || !isLike(next, last)) return null
  const across = centreOf(next) - centreOf(last)
  const isLevel = Math.abs(next.bottom - last.bottom) <= MAX_SLOPE * across + JITTER
  const isInStep = step === 0 || Math.abs(across - step) <= Math.max(JITTER, 0.25 * step)
  return isLevel && isInStep ? next : null
}

const centreOf = ({ left, right }: Spot): number => (left + right) / 2

function isLike(one: Spot, other: Spot): boolean {
  const [height, width] = [heightOf(other), widthOf(other)]
  return (
    Math.abs(heightOf(one) - height) <= Math.max(JITTER, 0.25 * height) &&
    Math.abs(widthOf(one) - width) <= Math.max(JITTER, 0.3 * width)
  )
}

/** Whether a taller spot begins close below, as below the dot of an i. */
function isDotOfLetter(dot: Spot, near: NearSpots): boolean {
  const reach = 1.5 * heightOf(dot) + 2
  const below = near([dot.bottom, dot.bottom + TALLEST], [dot.left - TALLEST, dot.right])
  return below.some((spot) => {
    const gap = spot.top - dot.bottom
    return spot.right >= dot.left && gap > 0 && gap <= reach && heightOf(spot) > 1.5 * heightOf(dot)
  })
}
