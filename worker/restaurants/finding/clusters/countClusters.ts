import { DEFAULT_DIETS, type Diet } from '../../contract/diet.ts'
import type { Cluster, ClustersAnswer, LatLng } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import {
  type Box,
  type CellRun,
  COARSEST_LEVEL,
  cellsMeetingBox,
  columnOf,
  isInBox,
  LEVELS,
  rowOf,
} from '../grid/cells.ts'
import { coverBox } from '../grid/cover.ts'
import { type Filters, isNarrowed, matchExpression } from '../words/matching.ts'
import { type CountedCell, findSpots, readCounts, sampleSpots } from './store.ts'

export interface ClustersInput extends Box {
  /** Google's scale. */
  zoom: number
  keywords?: string | undefined
  cuisines?: readonly string[] | undefined
  /** Left out: all but `unconfirmed`. */
  diets?: readonly Diet[] | undefined
}

/** A read of counts touches at most this many cells and one more a row, so fewer than 2,000 rows in all. */
const MAX_CELLS = 1500
export const MAX_SPOTS = 1500
/** Cells of 64 pixels: the world is 2^(zoom + 8) pixels wide. */
const LEVELS_ABOVE_ZOOM = 2

/**
 * How many places there are where, for a map too far out to show each. A cluster stands at the middle of its places
 * and belongs to the box when that middle does; with west > east the box crosses the antimeridian.
 */
export async function countClusters(
  db: Database,
  input: ClustersInput,
  maxSpots = MAX_SPOTS,
): Promise<ClustersAnswer> {
  const filters: Filters = { ...input, diets: input.diets ?? DEFAULT_DIETS }
  if (input.south > input.north) return { clusters: [], total: 0 }
  if (isNarrowed(filters)) {
    return countMatching(db, input, filters, maxSpots)
  }
  const { level, runs } = gridFor(input)
  const cells = await readCounts(db, level, runs)
  const clusters = cells.flatMap((cell) => clusterOf(cell, filters.diets) ?? [])
  return summed(clusters.filter((cluster) => isInBox(input, cluster)))
}

/** The finest level that suits the zoom and keeps the read small. */
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

function clusterOf(cell: CountedCell, diets: readonly Diet[]): Cluster | null {
  const all = cell.vegan + cell.vegetarian + cell.options + cell.unconfirmed
  const count = diets.reduce((sum, diet) => sum + cell[diet], 0)
  if (count === 0) return null
  return { lat: cell.latSum / all / 1e5, lng: cell.lngSum / all / 1e5, count }
}

/**
 * Words and cuisines are not in the counts: matches are read, and put into cells here. Of more than `maxSpots` the rest is
 * sampled, evenly over the numbers of the listings, and each read one stands for those around it.
 */
async function countMatching(
  db: Database,
  input: ClustersInput,
  filters: Filters,
  maxSpots: number,
): Promise<ClustersAnswer> {
  const match = matchExpression(filters, coverBox(input))
  if (match === null) return { clusters: [], total: 0 }
  const found = await findSpots(db, match, 0, maxSpots + 1)
  const read = found.slice(0, maxSpots)
  const isCut = found.length > maxSpots
  const rest = isCut ? await sampleSpots(db, match, { ...SAMPLE, after: read.at(-1)?.n ?? 0 }) : []
  const { level } = gridFor(input)
  const cells = new Map<string, Heap>()
  for (const { spots, weight } of [{ spots: read, weight: 1 }, ...rest]) {
    for (const spot of spots) {
      if (isInBox(input, spot)) heap(cells, level, spot, weight)
    }
  }
  const answer = summed([...cells.values()].map(clusterOfHeap))
  return isCut ? { ...answer, approximate: true } : answer
}

/** Together with `MAX_SPOTS` still fewer than 2,000 rows. */
const SAMPLE = { stretches: 16, limit: 30 }

/** The matches of a cell: sums of their places and of what they stand for. */
interface Heap {
  lat: number
  lng: number
  weight: number
}

function heap(cells: Map<string, Heap>, level: number, { lat, lng }: LatLng, weight: number): void {
  const cell = `${rowOf(lat, level)} ${columnOf(lng, level)}`
  const before = cells.get(cell) ?? { lat: 0, lng: 0, weight: 0 }
  cells.set(cell, {
    lat: before.lat + lat * weight,
    lng: before.lng + lng * weight,
    weight: before.weight + weight,
  })
}

const clusterOfHeap = ({ lat, lng, weight }: Heap): Cluster => ({
  lat: lat / weight,
  lng: lng / weight,
  count: Math.round(weight),
})

function summed(clusters: Cluster[]): ClustersAnswer {
  return { clusters, total: clusters.reduce((sum, cluster) => sum + cluster.count, 0) }
}
