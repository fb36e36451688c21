import type { Database } from '../../db/client.ts'
import { readHighestNumber } from '../store.ts'
import { estimateCounts } from './counting.ts'
import { isBeyondExact, partQuery, type Query, withDiets } from './query.ts'
import type { Counted, CountReads, MatchPoint } from './store.ts'

/** The most matches read along the edge of a circle; even 300 km of a dense country need fewer. */
const MAX_EDGE = 2000
/** The most matches read for words or cuisines, for which there are no counts by cell. */
const MAX_NARROWED = 500
/** The grid cells read to estimate a circle that is too large to count. */
const FEW_CELLS = 9
/** More cells than for a search: finer cells save rows here, as no documents are read. */
const COVER = 400

/** How many unconfirmed restaurants a search leaves out; null when it includes them or asks for open ones only. */
export interface Unconfirmed {
  count: number | null
  /** Set when the number is an estimate, as counting would cost too much. */
  isGuess: boolean
}

/** The counts do not say which restaurants are open, so there is no number. */
const isUncounted = ({ isOpen, filters }: Query): boolean =>
  isOpen !== null || filters.diets.includes('unconfirmed')
const isEstimated = (query: Query): boolean => isBeyondExact(query) && !query.isNarrowed
const limitOf = ({ isNarrowed }: Query): number => (isNarrowed ? MAX_NARROWED : MAX_EDGE)

/** The reads that counting needs. */
export function readsOf(query: Query): CountReads {
  const limit = limitOf(query)
  if (isUncounted(query) || isEstimated(query)) return { cells: [], match: null, limit }
  const unconfirmed = withDiets(query, ['unconfirmed'])
  if (query.isNarrowed) return { cells: [], match: unconfirmed.match, limit }
  const { whole, edgeMatch } = partQuery(unconfirmed, COVER)
  return { cells: whole, match: edgeMatch, limit }
}

/** Counts, from those reads, the unconfirmed restaurants in the circle that match except for their diet level. */
export async function countUnconfirmed(
  db: Database,
  query: Query,
  { cells, points }: Counted,
): Promise<Unconfirmed> {
  if (isUncounted(query)) return { count: null, isGuess: false }
  if (isEstimated(query)) {
    const { unconfirmed } = await estimateCounts(db, query.circle, FEW_CELLS)
    return { count: Math.round(unconfirmed), isGuess: true }
  }
  const inside = cells.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0)
  const along = await countMatching(db, query, points)
  return { count: inside + along.count, isGuess: along.isGuess }
}

/** Estimates matches beyond those read, as a circle's restaurants are spread over the numbers like all others. */
async function countMatching(
  db: Database,
  query: Query,
  points: readonly MatchPoint[],
): Promise<{ count: number; isGuess: boolean }> {
  const within = points.filter((point) => query.measure(point) !== null).length
  const last = points.at(-1)
  if (last === undefined || points.length < limitOf(query)) return { count: within, isGuess: false }
  const highest = await readHighestNumber(db)
  return { count: Math.round((within * highest) / last.n), isGuess: true }
}
