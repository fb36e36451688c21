import { DIETS, type Diet } from '../../contract/diet.ts'
import { distanceMetres } from '../../contract/places/distance.ts'
import type { Database } from '../../db/client.ts'
import {
  type Cell,
  type CellRun,
  COARSEST_LEVEL,
  cellsMeeting,
  countCells,
  LEVELS,
  latitudesOfRow,
  placeCell,
} from '../grid/cells.ts'
import type { Circle } from '../grid/distance.ts'
import { readCounts, readCountsOf } from './cellCounts/store.ts'
import { partQuery, type Query } from './query.ts'
import { readPoints } from './store.ts'

/** Sample points on each side of a cell on the circle's edge. */
const SAMPLES = 8

/**
 * Estimates the restaurants of each diet in a circle, as if they were spread evenly over each cell, from the finest level of which
 * the circle meets at most `cells`.
 */
export async function estimateCounts(
  db: Database,
  circle: Circle,
  cells: number,
): Promise<Record<Diet, number>> {
  const { level, runs } = gridFor(circle, cells)
  const counts = { vegan: 0, vegetarian: 0, options: 0, unconfirmed: 0 }
  for (const cell of await readCounts(db, level, runs)) {
    const share = shareInside(circle, { level, x: cell.x, y: cell.y })
    for (const diet of DIETS) counts[diet] += cell[diet] * share
  }
  return counts
}

export function sumOf(counts: Record<Diet, number>, diets: readonly Diet[]): number {
  return diets.reduce((sum, diet) => sum + counts[diet], 0)
}

/** The number of matches of a search without filters: from counts for inner cells, from restaurants for cells on the edge. */
export async function countExactly(db: Database, query: Query): Promise<number> {
  const { whole, edgeMatch } = partQuery(query)
  const [cells, points] = await Promise.all([
    readCountsOf(db, whole),
    edgeMatch === null ? [] : readPoints(db, edgeMatch, {}),
  ])
  const inside = cells.reduce((sum, cell) => sum + sumOf(cell, query.filters.diets), 0)
  return inside + points.filter((point) => query.measure(point) !== null).length
}

function gridFor(circle: Circle, max: number): { level: number; runs: CellRun[] } {
  let level: number = COARSEST_LEVEL
  let runs = cellsMeeting(circle, level)
  for (const finer of LEVELS.slice(1)) {
    const finerRuns = cellsMeeting(circle, finer)
    if (countCells(finerRuns) > max) break
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
