import type { Box, LatLng } from '../../contract/search.ts'
import { type Circle, latitudesOf, reachIn } from './distance.ts'

/** Levels of the Web Mercator grid (2^level cells a side) by which places are counted and found. */
export const LEVELS = [4, 6, 8, 10, 12, 14, 16] as const
export const COARSEST_LEVEL = 4
/** The level of the `cell` column; a shift of bits gives every coarser one. */
export const FINEST_LEVEL = 16
/** From one level to the next a cell is divided into 4 by 4. */
export const LEVEL_STEP = 2

const RADIANS = Math.PI / 180

export interface Cell {
  level: number
  x: number
  y: number
}
/** A run of neighbouring cells in one row; `west` and `east` are column numbers, both included. */
export interface CellRun {
  y: number
  west: number
  east: number
}

/** The finest cell of a place, as one number: row × 2^16 + column. Places past ±85.05° lie in the edge rows. */
export function cellOf(place: LatLng): number {
  return rowOf(place.lat, FINEST_LEVEL) * 2 ** FINEST_LEVEL + columnOf(place.lng, FINEST_LEVEL)
}

export function splitCell(cell: number): { x: number; y: number } {
  return { x: cell % 2 ** FINEST_LEVEL, y: Math.floor(cell / 2 ** FINEST_LEVEL) }
}

export function rowOf(lat: number, level: number): number {
  const sine = Math.min(0.99999999, Math.max(-0.99999999, Math.sin(lat * RADIANS)))
  const fraction = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return clampToGrid(fraction * 2 ** level, level)
}

export function columnOf(lng: number, level: number): number {
  return clampToGrid(((lng + 180) / 360) * 2 ** level, level)
}

function clampToGrid(value: number, level: number): number {
  return Math.min(2 ** level - 1, Math.max(0, Math.floor(value)))
}

/** South and north of a row of cells; the edge rows reach to the poles. */
export function latitudesOfRow(y: number, level: number): { south: number; north: number } {
  return { south: edgeLatitude(y + 1, level), north: edgeLatitude(y, level) }
}

function edgeLatitude(y: number, level: number): number {
  if (y <= 0) return 90
  if (y >= 2 ** level) return -90
  return Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** level))) / RADIANS
}

/** Runs of columns that hold every longitude from `west` to `east`; with west > east they cross the antimeridian. */
function columnRuns(west: number, east: number, level: number): Omit<CellRun, 'y'>[] {
  const last = 2 ** level - 1
  const from = columnOf(west, level)
  const to = columnOf(east, level)
  if (west <= east) return [{ west: from, east: to }]
  if (from <= to) return [{ west: 0, east: last }]
  return [
    { west: from, east: last },
    { west: 0, east: to },
  ]
}

/** Longitudes within `reach` degrees of a meridian, as west and east in -180 … 180. */
export function longitudesAround(lng: number, reach: number): { west: number; east: number } {
  if (reach >= 180) return { west: -180, east: 180 }
  return { west: wrap(lng - reach), east: wrap(lng + reach) }
}

function wrap(lng: number): number {
  if (lng < -180) return lng + 360
  return lng > 180 ? lng - 360 : lng
}

/** The cells of one level that meet a circle, as runs from north to south. */
export function cellsMeeting(circle: Circle, level: number): CellRun[] {
  const ends = latitudesOf(circle)
  const runs: CellRun[] = []
  for (let y = rowOf(ends.north, level); y <= rowOf(ends.south, level); y += 1) {
    const reach = reachInRow(circle, y, level)
    if (reach === null) continue
    const { west, east } = longitudesAround(circle.lng, reach.outer)
    for (const run of columnRuns(west, east, level)) runs.push({ y, ...run })
  }
  return runs
}

/** The cells of one level that meet a box, or null when they are more than `max` or in more than `max` / 4 runs. */
export function cellsMeetingBox(box: Box, level: number, max: number): CellRun[] | null {
  const top = rowOf(box.north, level)
  const height = rowOf(box.south, level) - top + 1
  const columns = columnRuns(box.west, box.east, level)
  const width = columns.reduce((sum, run) => sum + run.east - run.west + 1, 0)
  if (height * width > max || height * columns.length > max / 4) return null
  return Array.from({ length: height }, (_, i) =>
    columns.map((run) => ({ y: top + i, ...run })),
  ).flat()
}

export function isInBox(box: Box, { lat, lng }: LatLng): boolean {
  if (lat < box.south || lat > box.north) return false
  return box.west <= box.east
    ? lng >= box.west && lng <= box.east
    : lng >= box.west || lng <= box.east
}

export function countCells(runs: readonly CellRun[]): number {
  return runs.reduce((sum, run) => sum + run.east - run.west + 1, 0)
}

/** Caches how far a circle reaches in a row of cells, since a search places many cells in few rows, some of them twice. */
const reaches = new WeakMap<Circle, Map<number, ReturnType<typeof reachIn>>>()

function reachInRow(circle: Circle, y: number, level: number): ReturnType<typeof reachIn> {
  const known = reaches.get(circle) ?? new Map<number, ReturnType<typeof reachIn>>()
  reaches.set(circle, known)
  const key = 2 ** level + y
  let reach = known.get(key)
  if (reach === undefined) {
    const { south, north } = latitudesOfRow(y, level)
    reach = reachIn(circle, south, north)
    known.set(key, reach)
  }
  return reach
}

type Side = 'outside' | 'across' | 'inside'

/** The position of a cell relative to a circle; 'across' also for a few cells that are costly to decide. */
export function placeCell(circle: Circle, { level, y, x }: Cell): Side {
  return placeIn(reachInRow(circle, y, level), circle, level, x)
}

/** A cell that meets a circle. */
export interface PlacedCell extends Cell {
  isInside: boolean
}

/** The cells of a run that meet a circle, from west to east. A loop, since a search places more than a thousand cells. */
export function placeRun(circle: Circle, level: number, { y, west, east }: CellRun): PlacedCell[] {
  const reach = reachInRow(circle, y, level)
  const cells: PlacedCell[] = []
  for (let x = west; x <= east; x += 1) {
    const side = placeIn(reach, circle, level, x)
    if (side !== 'outside') cells.push({ level, y, x, isInside: side === 'inside' })
  }
  return cells
}

function placeIn(
  reach: ReturnType<typeof reachIn>,
  circle: Circle,
  level: number,
  x: number,
): Side {
  if (reach === null) return 'outside'
  const width = 360 / 2 ** level
  const middle = -180 + (x + 0.5) * width
  const apart = Math.abs(wrap(middle - circle.lng))
  if (apart - width / 2 > reach.outer) return 'outside'
  return Math.min(180, apart + width / 2) <= reach.inner ? 'inside' : 'across'
}
