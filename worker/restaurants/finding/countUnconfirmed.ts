import { distanceMetres } from '../../contract/places/distance.ts'
import type { Database } from '../../db/client.ts'
import { coverCircle } from '../grid/cover.ts'
import type { Circle } from '../grid/distance.ts'
import { type Filters, isNarrowed, matchExpression } from '../words/matching.ts'
import { countExactly, type Estimate, estimateCounts, sumOf } from './counting.ts'
import { findSpots } from './store.ts'

/** With fewer found, the unconfirmed places are counted one by one, if there are not too many. */
const FEW_FOUND = 12
const MAX_READ = 500
/** Grid cells read to guess at what is left out. */
const FEW_CELLS = 9

/** How many unconfirmed places a search leaves out; null where they were asked for, or where nobody counted. */
export interface Unconfirmed {
  count: number | null
  /** Set where counting would cost too much: they are then guessed. */
  isGuess: boolean
}

const NOT_COUNTED: Unconfirmed = { count: null, isGuess: false }

/** What can be read of them beside the search itself; null when they are not to be counted by cell. */
export async function guessUnconfirmed(
  db: Database,
  circle: Circle,
  filters: Filters,
): Promise<Estimate | null> {
  const isByCell = !filters.diets.includes('unconfirmed') && !isNarrowed(filters)
  return isByCell ? estimateCounts(db, circle, FEW_CELLS) : null
}

/** How many unconfirmed places the circle holds besides the `found`. `guess` is of the same search. */
export async function countUnconfirmed(
  db: Database,
  circle: Circle,
  filters: Filters,
  { guess, found }: { guess: Estimate | null; found: number },
): Promise<Unconfirmed> {
  if (guess !== null) return countByCell(db, circle, filters, guess, found)
  if (filters.diets.includes('unconfirmed') || found >= FEW_FOUND) return NOT_COUNTED
  return countByWords(db, circle, filters)
}

/**
 * Counted where that is cheap for what was found. Elsewhere the circle's unconfirmed places stand to the found ones
 * about as they do in the cells that it meets.
 */
async function countByCell(
  db: Database,
  circle: Circle,
  { diets }: Filters,
  { likely, most }: Estimate,
  found: number,
): Promise<Unconfirmed> {
  if (most.unconfirmed === 0) return { count: 0, isGuess: false }
  if (found < FEW_FOUND && most.unconfirmed <= MAX_READ)
    return { count: await countExactly(db, circle, ['unconfirmed']), isGuess: false }
  const known = sumOf(likely, diets)
  const guess = known === 0 ? likely.unconfirmed : (likely.unconfirmed * found) / known
  return { count: Math.min(Math.round(guess), most.unconfirmed), isGuess: true }
}

/** The counts know nothing of words and cuisines: the matches themselves are read, as many as may be. */
async function countByWords(db: Database, circle: Circle, filters: Filters): Promise<Unconfirmed> {
  const match = matchExpression({ ...filters, diets: ['unconfirmed'] }, coverCircle(circle))
  if (match === null) return NOT_COUNTED
  const spots = await findSpots(db, match, 0, MAX_READ)
  const within = spots.filter((spot) => distanceMetres(circle, spot) <= circle.radiusMetres)
  return { count: within.length, isGuess: spots.length === MAX_READ }
}
