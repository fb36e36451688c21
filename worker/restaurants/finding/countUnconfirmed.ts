import type { Database } from '../../db/client.ts'
import { readHighestNumber } from '../store.ts'
import { countWhole, estimateCounts } from './counting.ts'
import { isBeyondExact, partQuery, type Query, withDiets } from './query.ts'
import { findSpots } from './store.ts'

/** Matches read along the edge of a circle. With the cells inside, even 300 km of a dense country stay below it. */
const MAX_EDGE = 2000
/** Matches read where words or cuisines narrow the search: the counts by cell know nothing of those. */
const MAX_NARROWED = 500
/** Grid cells read to guess at what a circle too large to be counted holds. */
const FEW_CELLS = 9
/** More than a search takes: here finer cells save rows, and no document comes with them. */
const COVER = 400

/** How many unconfirmed places a search leaves out; null where they were asked for, or only what is open. */
export interface Unconfirmed {
  count: number | null
  /** Set where counting would cost too much: they are then guessed. */
  isGuess: boolean
}

/** How many unconfirmed places the circle holds besides those that the filters let through. */
export async function countUnconfirmed(db: Database, query: Query): Promise<Unconfirmed> {
  // What is open of them is not counted: nothing is said then.
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

/** Of more than `most` matches the rest is guessed: restaurants of a circle are spread over the numbers like all others. */
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
