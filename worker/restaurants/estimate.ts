import type { Diet } from '../contract/diet.ts'
import type { Database } from '../db/client.ts'
import {
  type Cell,
  type CellRun,
  COUNT_LEVELS,
  cellsMeeting,
  countCells,
  latitudesOfRow,
  placeCell,
} from './cells.ts'
import { type Circle, distanceMetres } from './distance.ts'
import { readCounts } from './store.ts'

/** Enough for a fair guess at how many places a circle holds, at a tenth of the cost of reading them. */
const FEW_CELLS = 16
/** Points a side at which a cell on the circle's edge is tried. */
const SAMPLES = 8

export interface Estimate {
  likely: number
  /** No more than this can be there. */
  most: number
}

/**
 * About how many places of the given diets a circle holds, from the finest counts of which it meets at most `cells`;
 * each cell's places are taken as spread evenly over it.
 */
export async function estimateCount(
  db: Database,
  circle: Circle,
  diets: readonly Diet[],
  cells = FEW_CELLS,
): Promise<Estimate> {
  const { level, runs } = gridFor(circle, cells)
  let likely = 0
  let most = 0
  for (const cell of await readCounts(db, level, runs)) {
    const count = diets.reduce((total, diet) => total + cell[diet], 0)
    if (count === 0) continue
    most += count
    likely += count * shareInside(circle, { level, x: cell.x, y: cell.y })
  }
  return { likely: Math.round(likely), most }
}

function gridFor(circle: Circle, most: number): { level: number; runs: CellRun[] } {
  let level: number = COUNT_LEVELS[0]
  let runs = cellsMeeting(circle, level)
  for (const finer of COUNT_LEVELS.slice(1)) {
    const finerRuns = cellsMeeting(circle, finer)
    if (countCells(finerRuns) > most) break
    level = finer
    runs = finerRuns
  }
  return { level, runs }
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
