import type { Diet } from '../../contract/diet.ts'
import type { FilterName } from '../../contract/restaurants/filterNames.ts'
import type { Box } from '../../contract/search.ts'
import {
  type Cell,
  type CellRun,
  COARSEST_LEVEL,
  cellsMeeting,
  cellsMeetingBox,
  countCells,
  FINEST_LEVEL,
  LEVEL_STEP,
  LEVELS,
  type PlacedCell,
  placeRun,
  splitCell,
} from './cells.ts'
import type { Circle } from './distance.ts'

/** More tokens fit a circle more closely but make a match slower. */
const MAX_COVER = 200

/** A grid cell as a word of the index. Words of people never hold an underscore. */
export function cellToken({ level, x, y }: Cell): string {
  return `_${level}_${y}_${x}`
}

/** The tokens of a place, one a level, from its finest cell. */
export function cellTokensOf(cell: number): string[] {
  const { x, y } = splitCell(cell)
  return LEVELS.map((level) => {
    const shift = FINEST_LEVEL - level
    return cellToken({ level, x: x >> shift, y: y >> shift })
  })
}

export function dietToken(diet: Diet): string {
  return `_${diet}`
}

/** Marks a pop-up that is OFFLINE: a search lists it, the map does not draw it. */
export const OFFLINE_TOKEN = '_offline'

/** Marks a restaurant that passes the filter of a fact. */
export function factToken(name: FilterName): string {
  return `_has_${name.toLowerCase()}`
}

export function cuisineToken(cuisine: string): string {
  return `_is_${cuisine.replace(/[^a-z]/g, '_')}`
}

/**
 * At most `max` cells of mixed levels that together cover a circle: coarse ones inside, fine ones along the edge. Null when the
 * circle is so large that cells would exclude little.
 */
export function coverCircle(circle: Circle, max = MAX_COVER): PlacedCell[] | null {
  const runs = cellsMeeting(circle, COARSEST_LEVEL)
  if (countCells(runs) > max / 2) return null
  const cover: PlacedCell[] = []
  const waiting = runs.flatMap((run) => placeRun(circle, COARSEST_LEVEL, run))
  // The parts of a cell are added behind, so that large cells are divided first.
  for (const [i, cell] of waiting.entries()) {
    const parts = cell.isInside || cell.level === FINEST_LEVEL ? null : partsOf(circle, cell)
    const left = waiting.length - i - 1
    if (parts === null || cover.length + left + parts.length > max) cover.push(cell)
    else waiting.push(...parts)
  }
  return cover
}

/** The parts of a cell that meet the circle. */
function partsOf(circle: Circle, { level, y, x }: Cell): PlacedCell[] {
  const side = 2 ** LEVEL_STEP
  const parts: PlacedCell[] = []
  for (let row = y * side; row < (y + 1) * side; row += 1) {
    const run = { y: row, west: x * side, east: (x + 1) * side - 1 }
    parts.push(...placeRun(circle, level + LEVEL_STEP, run))
  }
  return parts
}

function cellsOf(runs: readonly CellRun[], level: number): Cell[] {
  return runs.flatMap(({ y, west, east }) =>
    Array.from({ length: east - west + 1 }, (_, i) => ({ level, y, x: west + i })),
  )
}

/** At most `max` cells of one level that together cover a box; null when even the coarsest level needs more. */
export function coverBox(box: Box, max = MAX_COVER): Cell[] | null {
  for (const level of LEVELS.toReversed()) {
    const runs = cellsMeetingBox(box, level, max)
    if (runs !== null) return cellsOf(runs, level)
  }
  return null
}
