import type { MapBounds } from '../engine.ts'

/** The size of the built-in map's files in degrees, so that nobody loads the world to see a town. */
export const CELL_DEGREES = 10
/** Neighbouring cells overlap by so many degrees. */
export const CELL_MARGIN = 0.02
const COLUMNS = 360 / CELL_DEGREES
const ROWS = 180 / CELL_DEGREES

/** Columns count from 180° west, rows from the south pole. */
export interface Cell {
  column: number
  row: number
}

export const nameOfCell = ({ column, row }: Cell): string => `${column}-${row}`

export const allCells = (): Cell[] =>
  Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    column: index % COLUMNS,
    row: Math.floor(index / COLUMNS),
  }))

/** In degrees, with a `margin` on each side. */
export function boundsOfCell({ column, row }: Cell, margin = 0): MapBounds {
  const west = column * CELL_DEGREES - 180
  const south = row * CELL_DEGREES - 90
  return {
    west: west - margin,
    south: south - margin,
    east: west + CELL_DEGREES + margin,
    north: south + CELL_DEGREES + margin,
  }
}

/** The cells that bounds touch, also across the antimeridian. */
export function cellsIn({ west, south, east, north }: MapBounds): Cell[] {
  const columnOf = (lng: number) => Math.floor((lng + 180) / CELL_DEGREES)
  const rowOf = (lat: number) =>
    Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / CELL_DEGREES)))
  const first = columnOf(west)
  const last = Math.min(columnOf(west <= east ? east : east + 360), first + COLUMNS - 1)
  const cells: Cell[] = []
  for (let column = first; column <= last; column += 1) {
    for (let row = rowOf(south); row <= rowOf(north); row += 1) {
      cells.push({ column: column % COLUMNS, row })
    }
  }
  return cells
}
