import type { Diet } from '../../contract/diet.ts'
import type { FilterName } from '../../contract/restaurants/filterNames.ts'
import {
  type Box,
  type Cell,
  type CellRun,
  COARSEST_LEVEL,
  cellsMeeting,
  cellsMeetingBox,
  countCells,
  FINEST_LEVEL,
  LEVEL_STEP,
  LEVELS,
  placeCell,
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
export function coverCircle(circle: Circle, max = MAX_COVER): Cell[] | null {
  const runs = cellsMeeting(circle, COARSEST_LEVEL)
  if (countCells(runs) > max / 2) return null
  const cover: Cell[] = []
  const waiting = cellsOf(runs, COARSEST_LEVEL)
  for (let cell = waiting.shift(); cell !== undefined; cell = waiting.shift()) {
    const parts = partsToKeep(circle, cell)
    if (parts === null || cover.length + waiting.length + parts.length > max) cover.push(cell)
    else waiting.push(...parts)
  }
  return cover
}

/** The parts of a cell on the circle's edge that meet the circle; null for a cell that is not worth dividing. */
function partsToKeep(circle: Circle, cell: Cell): Cell[] | null {
  if (cell.level === FINEST_LEVEL || placeCell(circle, cell) === 'inside') return null
  return childrenMeeting(circle, cell)
}

function cellsOf(runs: readonly CellRun[], level: number): Cell[] {
  return runs.flatMap(({ y, west, east }) =>
    Array.from({ length: east - west + 1 }, (_, i) => ({ level, y, x: west + i })),
  )
}

function childrenMeeting(circle: Circle, cell: Cell): Cell[] {
  const side = 2 ** LEVEL_STEP
  const parts: Cell[] = []
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const part = { level: cell.level + LEVEL_STEP, y: cell.y * side + y, x: cell.x * side + x }
      if (placeCell(circle, part) !== 'outside') parts.push(part)
    }
  }
  return parts
}

/** At most `max` cells of one level that together cover a box; null when even the coarsest level needs more. */
export function coverBox(box: Box, max = MAX_COVER): Cell[] | null {
  for (const level of LEVELS.toReversed()) {
    const runs = cellsMeetingBox(box, level, max)
    if (runs !== null) return cellsOf(runs, level)
  }
  return null
}
