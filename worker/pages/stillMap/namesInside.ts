import type { Feature } from 'geojson'
import { type Project, STILL_HEIGHT, STILL_WIDTH } from './stillFrame.ts'

interface WrittenName {
  name: string
  /** The middle of its baseline. */
  x: number
  y: number
  sizePx: number
}

/** Ten times the logarithm of the population (tools/basemap/names.ts): 50,000 people and more. */
const LEAST_RANK = 47
const MOST_NAMES = 8
/** A margin, so that no name is cut off when the picture is shown in another aspect ratio. */
const EDGE = { x: 44, y: 56 }
/** The size of the pin in the middle of the picture. */
const PIN = { x: STILL_WIDTH / 2, y: STILL_HEIGHT / 2 - 22, width: 40, height: 60 }
/** The button "Show map" covers the middle of the lower edge. */
const BUTTON = { x: STILL_WIDTH / 2, y: STILL_HEIGHT / 2 + 72, width: 220, height: 60 }
const LETTER_EM = 0.62

interface Taken {
  x: number
  y: number
  width: number
  height: number
}

const overlaps = (a: Taken, b: Taken): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2

/** The largest visible towns whose names overlap neither the pin nor the name of a larger town. */
export function namesInside(names: readonly Feature[], project: Project): WrittenName[] {
  const towns = names
    .flatMap(({ properties, geometry }) => {
      if (properties?.kind !== 'town' || geometry.type !== 'Point') return []
      const { name, rank }: { name?: unknown; rank?: unknown } = properties
      if (typeof name !== 'string' || typeof rank !== 'number' || rank < LEAST_RANK) return []
      return [{ name, rank, ...project(geometry.coordinates) }]
    })
    .toSorted((a, b) => b.rank - a.rank)
  const taken: Taken[] = [PIN, BUTTON]
  const written: WrittenName[] = []
  for (const { name, rank, x, y } of towns) {
    const sizePx = rank >= 57 ? 17 : rank >= 50 ? 14 : 12
    const width = name.length * sizePx * LETTER_EM
    // The name of a town under the pin goes below the pin.
    const isUnderPin = overlaps({ x, y, width, height: sizePx }, PIN)
    const place = {
      x,
      y: isUnderPin ? PIN.y + PIN.height / 2 + sizePx : y,
      width,
      height: sizePx + 4,
    }
    const isInside =
      Math.abs(place.x - STILL_WIDTH / 2) < STILL_WIDTH / 2 - EDGE.x &&
      Math.abs(place.y - STILL_HEIGHT / 2) < STILL_HEIGHT / 2 - EDGE.y
    if (!isInside || taken.some((other) => overlaps(other, place))) continue
    taken.push(place)
    written.push({ name, x: place.x, y: Math.round(place.y + sizePx * 0.35), sizePx })
    if (written.length === MOST_NAMES) break
  }
  return written
}
