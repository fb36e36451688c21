import type { Database } from '../../db/client.ts'
import { readHighestNumber } from '../store.ts'
import { countWhole, estimateCounts } from './counting.ts'
import { isBeyondExact, partQuery, type Query, withDiets } from './query.ts'
import { findSpots } from './store.ts'

/** The most matches read along the edge of a circle; even 300 km of a dense country need fewer. */
const MAX_EDGE = 2000
/** The most matches read with words or cuisines, for which there are no counts by cell. */
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

/** Counts the unconfirmed restaurants in the circle that match except for their diet level. */
export async function countUnconfirmed(db: Database, query: Query): Promise<Unconfirmed> {
  // Which of them are open is not counted, so there is no number.
  if (query.isOpen !== null || query.filters.diets.includes('unconfirmed'))
    return { count: null, isGuess: false }
  const unconfirmed = withDiets(query, ['unconfirmed'])
  if (query.isNarrowed) return countMatching(db, unconfirmed, unconfirmed.match, MAX_NARROWED)
  if (isBeyondExact(query)) {
    const { likely } = await estimateCounts(db, query.circle, FEW_CELLS)
    return { count: Math.round(likely.unconfirmed), isGuess: true }
  }
  return countByCell(db, unconfirmed)
}

async function countByCell(db: Database, query: Query): Promise<Unconfirmed> {
  const { whole, edgeMatch } = partQuery(query, COVER)
  const [inside, across] = await Promise.all([
    countWhole(db, whole, query.filters.diets),
    countMatching(db, query, edgeMatch, MAX_EDGE),
  ])
  return { count: inside + (across.count ?? 0), isGuess: across.isGuess }
}

/** Beyond `most` matches the rest is estimated: a circle's restaurants are spread over the numbers like all others. */
async function countMatching(
  db: Database,
  { measure }: Query,
  match: string | null,
  most: number,
): Promise<Unconfirmed> {
  const spots = match === null ? [] : await findSpots(db, match, { limit: most })
  const within = spots.filter((spot) => measure(spot) !== null).length
  const last = spots.at(-1)
  if (last === undefined || spots.length < most) return { count: within, isGuess: false }
  const highest = await readHighestNumber(db)
  return { count: Math.round((within * highest) / last.n), isGuess: true }
}
