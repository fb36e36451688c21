import type { Box, LatLng } from '../contract/search.ts'

/** The size of the grid: a cell is 2.8° wide and half as high, wider than any map that shows markers. */
const COLUMNS = 128
const ROWS = 128
const WIDTH = 360 / COLUMNS
const HEIGHT = 180 / ROWS

/** A cell of the grid of live areas. Each has one Durable Object that holds the sockets of its viewers. */
interface Area {
  x: number
  y: number
}

export function areaOf({ lat, lng }: LatLng): Area {
  return {
    x: Math.min(COLUMNS - 1, Math.max(0, Math.floor((lng + 180) / WIDTH))),
    y: Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / HEIGHT))),
  }
}

/** The area of a place and the adjacent areas, across the antimeridian too. */
export function areasAround(place: LatLng): Area[] {
  const { x, y } = areaOf(place)
  const steps = [-1, 0, 1]
  return steps
    .map((dy) => y + dy)
    .filter((row) => row >= 0 && row < ROWS)
    .flatMap((row) => steps.map((dx) => ({ x: (x + dx + COLUMNS) % COLUMNS, y: row })))
}

export function nameOf({ x, y }: Area): string {
  return `${x}/${y}`
}

export function boxOf({ x, y }: Area): Box {
  return {
    west: x * WIDTH - 180,
    east: (x + 1) * WIDTH - 180,
    south: y * HEIGHT - 90,
    north: (y + 1) * HEIGHT - 90,
  }
}

/** The middle of a box; with west > east it crosses the antimeridian. */
export function middleOf(box: Box): LatLng {
  const width = box.east - box.west + (box.west > box.east ? 360 : 0)
  const lng = box.west + width / 2
  return { lat: (box.south + box.north) / 2, lng: lng > 180 ? lng - 360 : lng }
}
