import type { Diet } from '../contract/diet.ts'
import type { Database } from '../db/client.ts'
import {
  type Cell,
  COUNT_LEVELS,
  cellsMeeting,
  countCells,
  latitudesOfRow,
  placeCell,
} from './cells.ts'
import { type Circle, distanceMetres } from './distance.ts'
import { type CountedCell, selectCounts } from './store.ts'

/** Enough for a fair guess at how many places a circle holds, at a tenth of the cost of reading them. */
const FEW_CELLS = 16
/** Points a side at which a cell on the circle's edge is tried. */
const SAMPLES = 8

/** The finest level at which a circle meets at most `most` cells, and the statement that reads their counts. */
export function selectEstimate(
  db: Database,
  circle: Circle,
  most = FEW_CELLS,
): { level: number; statement: D1PreparedStatement } {
  let level: number = COUNT_LEVELS[0]
  let runs = cellsMeeting(circle, level)
  for (const finer of COUNT_LEVELS.slice(1)) {
    const finerRuns = cellsMeeting(circle, finer)
    if (countCells(finerRuns) > most) break
    level = finer
    runs = finerRuns
  }
  return { level, statement: selectCounts(db, level, runs) }
}

/** About how many places of the given diets a circle holds, taking each cell's places as spread evenly over it. */
export function estimateInCircle(
  circle: Circle,
  level: number,
  cells: readonly CountedCell[],
  diets: readonly Diet[],
): number {
  let sum = 0
  for (const cell of cells) {
    const count = diets.reduce((total, diet) => total + cell[diet], 0)
    if (count > 0) sum += count * shareInside(circle, { level, x: cell.x, y: cell.y })
  }
  return Math.round(sum)
}

function shareInside(circle: Circle, cell: Cell): number {
  const side = placeCell(circle, cell)
  if (side !== 'across') return side === 'inside' ? 1 : 0
  const { south, north } = latitudesOfRow(cell.y, cell.level)
  const width = 360 / 2 ** cell.level
  let inside = 0
  for (let i = 0; i < SAMPLES; i += 1) {
    for (let j = 0; j < SAMPLES; j += 1) {
      const lat = south + ((i + 0.5) / SAMPLES) * (north - south)
      const lng = -180 + (cell.x + (j + 0.5) / SAMPLES) * width
      if (distanceMetres(circle, { lat, lng }) <= circle.radiusMetres) inside += 1
    }
  }
  return inside / SAMPLES ** 2
}
