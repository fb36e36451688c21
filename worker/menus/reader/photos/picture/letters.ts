import { median } from '../../text/median.ts'
import { boxMean } from './boxMean.ts'
import type { Grey } from './grey.ts'
import { findLeaders, findLines, TALLEST } from './leaders.ts'
import { levelAt } from './levelAt.ts'
import { findSpots, heightOf, indexSpots, type NearSpots, type Spot, widthOf } from './spots.ts'

/** The dark parts of a picture, classified. */
export interface Writing {
  spots: readonly Spot[]
  /** For each pixel the index of its spot; -1 for paper. */
  spotAt: Int32Array
  /** Spots with the size and the neighbours of letters; about one in thirty is something else. */
  letters: Spot[]
  /** Spots of the size of letters without neighbours, as a price of one digit. */
  lone: Spot[]
  /** Leaders, rules and frames, which must not be read as letters. */
  lines: ReadonlySet<Spot>
}

/** The threshold of text: how much darker it is than the local mean, in multiples of the noise and as a share of the mean. */
const [OVER_NOISE, MIN_DARKER] = [4, 0.07]
/** Radius of the local mean in pixels. */
const RADIUS = 14
/** Height of the lowest letters in pixels. */
const MIN_HEIGHT = 5
/** Dark pixels of a letter. */
const MIN_AREA = 8
/** A page has fewer letters; more are noise, which is not worth the time. */
const MAX_LETTERS = 12_000

export function findWriting(grey: Grey): Writing {
  const { spots, spotAt } = findSpots(darkPixels(grey), grey.width)
  const leaders = findLeaders(spots)
  const sized = spots.filter((spot) => isLetterSized(spot) && !leaders.has(spot))
  const others = spots.filter((spot) => !leaders.has(spot))
  const lines = findLines(others, median(sized.map(heightOf))).union(leaders)
  const rest = sized.filter((spot) => !lines.has(spot)).slice(0, MAX_LETTERS)
  const near = indexSpots(rest)
  const { letters = [], lone = [] } = Object.groupBy(rest, (spot) =>
    hasNeighbour(spot, near) ? 'letters' : 'lone',
  )
  return { spots, spotAt, lines, letters, lone }
}

/** Binarizes by an adaptive threshold: 1 where it is dark. A small mean reduces the noise first. */
function darkPixels(grey: Grey): Uint8Array {
  const smooth: Grey = { ...grey, pixels: boxMean(grey, 1) }
  const around = boxMean(smooth, RADIUS)
  const minDifference = OVER_NOISE * noiseOf(smooth.pixels, around)
  const dark = new Uint8Array(around.length)
  for (let i = 0; i < dark.length; i += 1) {
    const paper = around[i] ?? 0
    const darker = paper - (smooth.pixels[i] ?? 0)
    if (darker > minDifference && darker > MIN_DARKER * paper) dark[i] = 1
  }
  return dark
}

/**
 * The standard deviation of the paper from its local mean, estimated as 1.48 times the median absolute deviation, which text
 * hardly changes: it covers less than half.
 */
function noiseOf(pixels: Uint8Array, around: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (let i = 0; i < pixels.length; i += 1) {
    const difference = Math.abs((pixels[i] ?? 0) - (around[i] ?? 0))
    counts[difference] = (counts[difference] ?? 0) + 1
  }
  return levelAt(counts, pixels.length / 2) * 1.48
}

function isLetterSized(spot: Spot): boolean {
  const [width, height] = [widthOf(spot), heightOf(spot)]
  if (height < MIN_HEIGHT || height > TALLEST || spot.area < MIN_AREA) return false
  return width <= 12 * height && height <= 8 * width && spot.area > 0.12 * width * height
}

/** Whether a spot of similar height is close beside it, on about the same line. A spot as wide as a word needs no neighbour. */
function hasNeighbour(spot: Spot, near: NearSpots): boolean {
  const height = heightOf(spot)
  if (widthOf(spot) > 2 * height) return true
  const rows = [spot.bottom - 0.8 * height, spot.bottom + 0.8 * height] as const
  const reach = 3 * height
  return near(rows, [spot.left - 12 * TALLEST, spot.right + reach]).some((other) => {
    const ratio = heightOf(other) / height
    if (other === spot || ratio < 0.5 || ratio > 2) return false
    const gap = Math.max(spot.left - other.right, other.left - spot.right)
    return gap < 1.5 * Math.max(height, heightOf(other))
  })
}
