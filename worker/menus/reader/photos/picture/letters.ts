import { median } from '../../text/median.ts'
import { boxMean } from './boxMean.ts'
import type { Grey } from './grey.ts'
import { findLeaders, findLines } from './leaders.ts'
import { findSpots, heightOf, indexSpots, type NearSpots, type Spot, widthOf } from './spots.ts'

/** What is dark on a picture. */
export interface Writing {
  spots: readonly Spot[]
  /** For each pixel the number of its spot; -1 on paper. */
  spotAt: Int32Array
  /** Spots of the size and in the company of letters; about one in thirty is none. */
  letters: Spot[]
  /** Those that stand alone, as a price of one digit does. */
  lone: Spot[]
  /** Dots, lines and frames, which nobody is to read. */
  lines: ReadonlySet<Spot>
}

/** Writing is darker than its neighbourhood by so many times the grain, and by that share of it at least. */
const [OVER_GRAIN, MIN_DARKER] = [4, 0.07]
const NEIGHBOURHOOD = 14
const [LOWEST, HIGHEST] = [5, 90]
const MIN_AREA = 8
/** A page has fewer; more are noise, which is not worth the time. */
const MAX_LETTERS = 12_000

export function findWriting(grey: Grey): Writing {
  const { spots, spotAt } = findSpots(darkPixels(grey), grey.width)
  const leaders = findLeaders(spots)
  const sized = spots.filter((spot) => isLetterSized(spot) && !leaders.has(spot))
  const lines = findLines(
    spots.filter((spot) => !leaders.has(spot)),
    median(sized.map(heightOf)),
  )
  for (const dot of leaders) lines.add(dot)
  const rest = sized.filter((spot) => !lines.has(spot)).slice(0, MAX_LETTERS)
  const near = indexSpots(rest)
  const letters = rest.filter((spot) => hasCompany(spot, near))
  const together = new Set(letters)
  return { spots, spotAt, lines, letters, lone: rest.filter((spot) => !together.has(spot)) }
}

/** 1 where it is dark. The grain of the picture is averaged away first. */
function darkPixels(grey: Grey): Uint8Array {
  const smooth: Grey = { ...grey, pixels: boxMean(grey, 1) }
  const around = boxMean(smooth, NEIGHBOURHOOD)
  const grain = OVER_GRAIN * grainOf(smooth.pixels, around)
  const dark = new Uint8Array(around.length)
  for (let i = 0; i < dark.length; i += 1) {
    const paper = around[i] ?? 0
    const darker = paper - (smooth.pixels[i] ?? 0)
    if (darker > grain && darker > MIN_DARKER * paper) dark[i] = 1
  }
  return dark
}

/** The standard deviation from the neighbourhood, as the median tells it: writing covers less than half. */
function grainOf(pixels: Uint8Array, around: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (let i = 0; i < pixels.length; i += 1) {
    const difference = Math.abs((pixels[i] ?? 0) - (around[i] ?? 0))
    counts[difference] = (counts[difference] ?? 0) + 1
  }
  let rest = pixels.length / 2
  let median = 0
  while (median < 255 && rest > (counts[median] ?? 0)) {
    rest -= counts[median] ?? 0
    median += 1
  }
  return (median + rest / Math.max(1, counts[median] ?? 1)) * 1.48
}

function isLetterSized(spot: Spot): boolean {
  const [width, height] = [widthOf(spot), heightOf(spot)]
  if (height < LOWEST || height > HIGHEST || spot.area < MIN_AREA) return false
  return width <= 12 * height && height <= 8 * width && spot.area > 0.12 * width * height
}

/** One of about its own height stands beside it, not far off and not much higher or lower; whole words need none. */
function hasCompany(spot: Spot, near: NearSpots): boolean {
  const height = heightOf(spot)
  if (widthOf(spot) > 2 * height) return true
  const rows = [spot.bottom - 0.8 * height, spot.bottom + 0.8 * height] as const
  const reach = 3 * height
  for (const other of near(rows, [spot.left - 12 * HIGHEST, spot.right + reach])) {
    const ratio = heightOf(other) / height
    if (other === spot || ratio < 0.5 || ratio > 2) continue
    const gap = Math.max(spot.left - other.right, other.left - spot.right)
    if (gap < 1.5 * Math.max(height, heightOf(other))) return true
  }
  return false
}
