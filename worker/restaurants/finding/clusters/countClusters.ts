import { DEFAULT_DIETS, type Diet } from '../../../contract/diet.ts'
import type { Box, Cluster, ClustersAnswer, LatLng } from '../../../contract/search.ts'
import type { Database } from '../../../db/client.ts'
import { WHOLES_PER_DEGREE } from '../../../db/statements/wholeDegrees.ts'
import {
  type CellRun,
  COARSEST_LEVEL,
  cellsMeetingBox,
  columnOf,
  FINEST_LEVEL,
  isInBox,
  LEVELS,
  rowOf,
  splitCell,
} from '../../grid/cells.ts'
import { coverBox } from '../../grid/cover.ts'
import { type Filters, isNarrowed, matchExpression } from '../../words/matching.ts'
import { openFilter } from '../openFilter.ts'
import type { SearchInput } from '../query.ts'
import { findPoints, type MatchPoint, type SampledStretch, samplePoints } from '../store.ts'
import { type DrawnCell, type EndedPopUp, readDrawn, readEnded } from './store.ts'

export interface ClustersInput extends Box, SearchInput {
  /** On Google's scale. */
  zoom: number
}

/** Counts are read for at most this many cells and one more per row: with ended pop-ups, fewer than 2,000 rows in all. */
const MAX_CELLS = 1400
const MAX_POINTS = 1300
/** The most ended pop-ups that are read; the timer makes them OFFLINE within minutes. */
const MAX_ENDED = 200
/** Cells of 64 pixels: the world is 2^(zoom + 8) pixels wide. */
const LEVELS_ABOVE_ZOOM = 2

/**
 * Clusters for a map zoomed out too far to show each restaurant, without pop-ups that are OFFLINE at `now` (milliseconds). A
 * cluster has the mean position of its restaurants and belongs to the box that contains it; with west > east the box crosses
 * the antimeridian.
 */
export async function countClusters(
  db: Database,
  input: ClustersInput,
  now: number,
  { maxPoints = MAX_POINTS, maxEnded = MAX_ENDED } = {},
): Promise<ClustersAnswer> {
  const diets = input.diets ?? DEFAULT_DIETS
  const filters: Filters = { ...input, diets, withoutOffline: true }
  if (input.south > input.north) return { clusters: [], total: 0 }
  if (isNarrowed(filters) || input.open) {
    return countMatching(db, input, filters, { now, maxPoints, maxEnded })
  }
  const grid = gridFor(input)
  const { cells, ended } = await readDrawn(db, grid, now, maxEnded + 1)
  subtractEnded(cells, ended, grid.level)
  const clusters = cells.flatMap((cell) => clusterOf(cell, diets) ?? [])
  const inBox = clusters.filter((cluster) => isInBox(input, cluster))
  return summed(inBox, ended.length > maxEnded)
}

/** The finest level for the zoom that keeps the read small. */
function gridFor(input: ClustersInput): { level: number; runs: CellRun[] } {
  const wanted = LEVELS.filter(
    (level) => level <= Math.max(COARSEST_LEVEL, Math.round(input.zoom) + LEVELS_ABOVE_ZOOM),
  )
  for (const level of wanted.toReversed()) {
    const runs = cellsMeetingBox(input, level, MAX_CELLS)
    if (runs !== null) return { level, runs }
  }
  throw new Error('A grid of 256 cells is never too large')
}

/** Subtracts ended pop-ups from the cells in which they are still counted. */
function subtractEnded(cells: DrawnCell[], ended: readonly EndedPopUp[], level: number): void {
  const byCell = new Map(cells.map((cell) => [`${cell.y} ${cell.x}`, cell]))
  const shift = FINEST_LEVEL - level
  for (const { cell: finest, diet, latSum, lngSum } of ended) {
    const { x, y } = splitCell(finest)
    const cell = byCell.get(`${y >> shift} ${x >> shift}`)
    if (cell === undefined) continue
    cell[diet] -= 1
    cell.latSum -= latSum
    cell.lngSum -= lngSum
  }
}

function clusterOf(cell: DrawnCell, diets: readonly Diet[]): Cluster | null {
  const all = cell.vegan + cell.vegetarian + cell.options + cell.unconfirmed
  const count = diets.reduce((sum, diet) => sum + cell[diet], 0)
  if (count <= 0) return null
  const mean = (sum: number) => sum / all / WHOLES_PER_DEGREE
  return { lat: mean(cell.latSum), lng: mean(cell.lngSum), count }
}

/**
 * Words, cuisines, facts and hours are not in the counts, so matches are read and put into cells here. Beyond `maxPoints` the
 * rest is sampled evenly over the numbers of the restaurants, and each sample is weighted.
 */
async function countMatching(
  db: Database,
  input: ClustersInput,
  filters: Filters,
  { now, maxPoints, maxEnded }: { now: number; maxPoints: number; maxEnded: number },
): Promise<ClustersAnswer> {
  const match = matchExpression(filters, coverBox(input))
  if (match === null) return { clusters: [], total: 0 }
  const { open = null, withUnsaid = false } = input
  const isOpen = open && openFilter(open, now)
  const isWanted = (point: MatchPoint) => isOpen === null || (isOpen(point) ?? withUnsaid)
  // Ended pop-ups are read first: one that the timer meanwhile makes OFFLINE is then missing only in the second read.
  const ended = await readEnded(db, now, maxEnded + 1)
  const stretches = await readStretches(db, match, maxPoints, isOpen !== null)
  const hasEnded = new Set(ended.map(({ n }) => n))
  const { level } = gridFor(input)
  const cells = new Map<string, WeightedSum>()
  for (const { points, weight } of stretches) {
    for (const point of points) {
      if (isInBox(input, point) && !hasEnded.has(point.n) && isWanted(point))
        addTo(cells, level, point, weight)
    }
  }
  const isCut = stretches.length > 1 || ended.length > maxEnded
  return summed([...cells.values()].map(clusterOfSum), isCut)
}

/** The first `maxPoints` matches, and a sample of the rest. */
async function readStretches(
  db: Database,
  match: string,
  maxPoints: number,
  withHours: boolean,
): Promise<SampledStretch[]> {
  const found = await findPoints(db, match, { limit: maxPoints + 1, withHours })
  const first = { points: found.slice(0, maxPoints), weight: 1 }
  if (found.length <= maxPoints) return [first]
  const after = first.points.at(-1)?.n ?? 0
  return [first, ...(await samplePoints(db, match, { ...SAMPLE, after, withHours }))]
}

/** With `MAX_POINTS` and `MAX_ENDED` still fewer than 2,000 rows. */
const SAMPLE = { stretches: 16, limit: 30 }

/** The matches of a cell: weighted sums of their coordinates. */
interface WeightedSum extends LatLng {
  weight: number
}

function addTo(
  cells: Map<string, WeightedSum>,
  level: number,
  { lat, lng }: LatLng,
  weight: number,
): void {
  const cell = `${rowOf(lat, level)} ${columnOf(lng, level)}`
  const before = cells.get(cell) ?? { lat: 0, lng: 0, weight: 0 }
  cells.set(cell, {
    lat: before.lat + lat * weight,
    lng: before.lng + lng * weight,
    weight: before.weight + weight,
  })
}

const clusterOfSum = ({ lat, lng, weight }: WeightedSum): Cluster => ({
  lat: lat / weight,
  lng: lng / weight,
  count: Math.round(weight),
})

function summed(clusters: Cluster[], isCut: boolean): ClustersAnswer {
  const total = clusters.reduce((sum, cluster) => sum + cluster.count, 0)
  return isCut ? { clusters, total, approximate: true } : { clusters, total }
}
