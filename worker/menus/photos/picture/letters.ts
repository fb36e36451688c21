import { boxMean } from './boxMean.ts'
import type { Grey } from './grey.ts'

/** The frame of a dark spot that has the size and the company of a letter; right and bottom lie inside. */
export interface Letter {
  left: number
  top: number
  right: number
  bottom: number
}

/** Writing is darker than its neighbourhood by so many times the grain, and by that share of it at least. */
const [OVER_GRAIN, LEAST_DARKER] = [4, 0.07]
const NEIGHBOURHOOD = 14
const [LOWEST, HIGHEST] = [5, 90]
const LEAST_AREA = 8

/** The letters on a picture with dark writing, and what looks like one: about one in thirty is none. */
export function findLetters(grey: Grey): Letter[] {
  const spots = spotsOf(writing(grey), grey.width).filter(isLetterSized)
  return withCompany(spots, grey.width)
}

const heightOf = ({ top, bottom }: Letter): number => bottom - top + 1
const widthOf = ({ left, right }: Letter): number => right - left + 1

/** 1 where it is dark. The grain of the picture is averaged away first. */
function writing(grey: Grey): Uint8Array {
  const smooth: Grey = { ...grey, pixels: boxMean(grey, 1) }
  const around = boxMean(smooth, NEIGHBOURHOOD)
  const grain = OVER_GRAIN * grainOf(smooth.pixels, around)
  return smooth.pixels.map((light, i) => {
    const paper = around[i] ?? 0
    return paper - light > Math.max(grain, LEAST_DARKER * paper) ? 1 : 0
  })
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

interface Spot extends Letter {
  area: number
}

function isLetterSized(spot: Spot): boolean {
  const [width, height] = [widthOf(spot), heightOf(spot)]
  if (height < LOWEST || height > HIGHEST || spot.area < LEAST_AREA) return false
  return width <= 12 * height && height <= 8 * width && spot.area > 0.12 * width * height
}

/** Dark pixels that touch, by filling from each that is still there; the map is used up. */
function spotsOf(dark: Uint8Array, width: number): Spot[] {
  const spots: Spot[] = []
  const waiting: number[] = []
  for (let start = 0; start < dark.length; start += 1) {
    if (dark[start] !== 1) continue
    const spot = { left: width, top: dark.length, right: 0, bottom: 0, area: 0 }
    dark[start] = 0
    waiting.push(start)
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % width
      const y = (at - x) / width
      spot.area += 1
      spot.left = Math.min(spot.left, x)
      spot.right = Math.max(spot.right, x)
      spot.top = Math.min(spot.top, y)
      spot.bottom = Math.max(spot.bottom, y)
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (dark[next] === 1) {
          dark[next] = 0
          waiting.push(next)
        }
      }
    }
    spots.push(spot)
  }
  return spots
}

/** Those with one of about their own height beside them, not far off and not much higher or lower, and whole words. */
function withCompany(spots: readonly Letter[], width: number): Letter[] {
  const cell = 2 * HIGHEST
  const columns = Math.ceil(width / cell)
  const cells = new Map<number, Letter[]>()
  const cellOf = (x: number, y: number) => Math.floor(y / cell) * columns + Math.floor(x / cell)
  for (const spot of spots) {
    const key = cellOf(spot.left, spot.top)
    cells.set(key, [...(cells.get(key) ?? []), spot])
  }
  return spots.filter((spot) => {
    const key = cellOf(spot.left, spot.top)
    let company = 0
    for (const row of [-columns, 0, columns]) {
      for (const column of [-1, 0, 1]) {
        for (const other of cells.get(key + row + column) ?? []) {
          if (other !== spot && isCompany(spot, other)) company += 1
        }
      }
    }
    return company >= (widthOf(spot) > 2 * heightOf(spot) ? 0 : 1)
  })
}

function isCompany(one: Letter, other: Letter): boolean {
  const height = heightOf(one)
  const ratio = heightOf(other) / height
  if (ratio < 0.5 || ratio > 2) return false
  const gap = Math.max(one.left - other.right, other.left - one.right)
  const reach = 1.5 * Math.max(height, heightOf(other))
  return gap < reach && Math.abs(one.bottom - other.bottom) < 0.8 * height
}
