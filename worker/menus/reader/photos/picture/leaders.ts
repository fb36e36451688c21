import { heightOf, indexSpots, type NearSpots, type Spot, widthOf } from './spots.ts'

/** So many dots in a row are a leader, whatever letters stand beside them. */
const SURELY = 5
/** A dot fills this share of its frame, and the gap to the next is that share of its width. */
const [FULL, LOOSE] = [0.65, 0.5]
/** Pixels of the height of letters that cannot be read. */
const SMALLEST = 6
/** Fewer dots are a leader too when they are this much lower than letters. */
const [MIN_DOTS, LOW] = [3, 0.5]
/** How much a leader may climb, because the lines of a tilted picture do. */
const MAX_CLIMB = 0.28
/** From one dot to the next, in heights of a dot; of dashes in their widths. */
const MAX_STEP = 9
/** Pixels up to which steps and sizes are alike whatever they are. */
const JITTER = 1.6
/** Pixels of the tallest letters. */
const TALLEST = 90
/** A rule is so thin and long, in heights of letters; a frame covers that little of what it encloses. */
const [THIN, LONG, FRAME_LENGTH, SPARSE] = [0.36, 2.2, 4, 0.16]

/** Dots and dashes in rows of equal ones at equal distances, as they lead from a name to its price. */
export function findLeaders(spots: readonly Spot[]): Set<Spot> {
  return new Set(chainsOf(spots.filter(isFull), spots, SURELY).filter(isLoose).flat())
}

/** Dots have no holes. */
const isFull = (spot: Spot): boolean => spot.area > FULL * widthOf(spot) * heightOf(spot)

/** Letters stand closer together than dots do, but for dots so small that nobody could read them as letters. */
function isLoose(chain: readonly Spot[]): boolean {
  const [first, second] = chain
  if (first === undefined || second === undefined) return false
  const gap = second.left - first.right - 1
  return heightOf(first) <= SMALLEST || gap > LOOSE * widthOf(first)
}

/** Few dots, and lines and frames of any kind, told from letters by the letters' middle height. */
export function findLines(spots: readonly Spot[], size: number): Set<Spot> {
  const near = indexSpots(spots)
  const isLow = (spot: Spot) => heightOf(spot) < LOW * size && !isDotOfLetter(spot, near)
  const few = chainsOf(spots.filter(isLow), spots, MIN_DOTS).flat()
  return new Set([...few, ...spots.filter((spot) => isLine(spot, size))])
}

/** Each row of at least so many equal spots, with none of the others between. */
function chainsOf(firsts: readonly Spot[], all: readonly Spot[], least: number): Spot[][] {
  const near = indexSpots(all)
  const taken = new Set<Spot>()
  const chains: Spot[][] = []
  for (const first of firsts.toSorted((a, b) => a.left - b.left)) {
    if (taken.has(first)) continue
    const chain = chainFrom(first, near)
    if (chain.length < least) continue
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

/** The spots that follow, each like the one before it and as far from it as that one was. */
function chainFrom(first: Spot, near: NearSpots): Spot[] {
  const chain = [first]
  let step = 0
  for (let last: Spot | null = first; last !== null; ) {
    const next = nextOf(last, step, near)
    if (next !== null) {
      step = centreOf(next) - centreOf(last)
      chain.push(next)
    }
    last = next
  }
  return chain
}

/** What stands next to the right at the same height, when it continues the row. */
function nextOf(last: Spot, step: number, near: NearSpots): Spot | null {
  const reach = MAX_STEP * Math.max(heightOf(last), widthOf(last) / 2)
  const climb = MAX_CLIMB * reach + JITTER
  let next: Spot | null = null
  const rows = [last.top - climb, last.bottom + climb + TALLEST] as const
  for (const spot of near(rows, [last.right + 1, last.right + reach])) {
    const isNearer = next === null || spot.left < next.left
    if (isNearer && spot.top <= last.bottom + climb) next = spot
  }
  if (next === null || !isLike(next, last)) return null
  const across = centreOf(next) - centreOf(last)
  const isLevel = Math.abs(next.bottom - last.bottom) <= MAX_CLIMB * across + JITTER
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

/** Whether a taller spot begins close below it, as under the dot of an i. */
function isDotOfLetter(dot: Spot, near: NearSpots): boolean {
  const reach = 1.5 * heightOf(dot) + 2
  for (const spot of near([dot.bottom, dot.bottom + TALLEST], [dot.left - TALLEST, dot.right])) {
    const gap = spot.top - dot.bottom
    if (spot.right >= dot.left && gap > 0 && gap <= reach && heightOf(spot) > 1.5 * heightOf(dot)) {
      return true
    }
  }
  return false
}
