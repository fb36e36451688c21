import { DEFAULT_DIETS, type Diet } from '../../contract/diet.ts'
import { EXACT_DISTANCE_KM, MAX_RESULTS } from '../../contract/limits.ts'
import type { FoundRestaurant } from '../../contract/restaurant.ts'
import type { LatLng } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import { coverCircle } from '../grid/cover.ts'
import type { Circle } from '../grid/distance.ts'
import { toRestaurant } from '../record.ts'
import { type Filters, isNarrowed, matchExpression } from '../words/matching.ts'
import { countExactly, type Estimate, estimateCounts, sumOf } from './counting.ts'
import { CARDS_AT_ONCE, findAmongAll, findGrowing, type Nearest } from './nearest.ts'
import { countMatches, findCards } from './store.ts'

export interface NearbyInput extends LatLng {
  distanceKm: number
  keywords?: string | undefined
  cuisines?: readonly string[] | undefined
  /** Left out: all but `unconfirmed`. */
  diets?: readonly Diet[] | undefined
}

export interface NearbyAnswer {
  /** The nearest 200 at most: by distance, then name, then id. */
  restaurants: FoundRestaurant[]
  total: number
  /** Set only above 300 km: `total` is an estimate. */
  approximate: boolean
  /**
   * How many unconfirmed places the circle holds besides. Null when they were asked for, or when words or cuisines
   * narrow the search.
   */
  unconfirmed: number | null
  /** Set where counting the unconfirmed would cost too much: they are then guessed from the counts of grid cells. */
  unconfirmedApproximate: boolean
}

/** With fewer found, the unconfirmed places are counted one by one, if there are not too many. */
const FEW_FOUND = 12
const MAX_UNCONFIRMED_READ = 500
/** In a very large circle, matches of words are counted no further than this. */
const MAX_MATCHES_COUNTED = 5000
/** Grid cells read to guess at what is left out, and at the total of a very large circle. */
const FEW_CELLS = 9
const MANY_CELLS = 1500
/** Radii at which the nearest 200 of a very large circle are looked for. */
const GROWING_METRES = [
  10, 40, 150, 300, 450, 675, 1000, 1500, 2250, 3400, 5000, 7500, 11_000, 16_000,
].map((km) => km * 1000)

/** What a person finds around a point. `distanceKm` is more than 0 and at most 20,038; `now` in milliseconds. */
export async function findNearby(
  db: Database,
  input: NearbyInput,
  now: number,
): Promise<NearbyAnswer> {
  const filters: Filters = { ...input, diets: input.diets ?? DEFAULT_DIETS }
  const circle = { lat: input.lat, lng: input.lng, radiusMetres: input.distanceKm * 1000 }
  const match = matchExpression(filters, coverCircle(circle))
  if (match === null) return NOTHING
  const hidesSome = !isNarrowed(filters) && !filters.diets.includes('unconfirmed')
  const [cards, guess] = await Promise.all([
    findCards(db, match, CARDS_AT_ONCE),
    hidesSome ? estimateCounts(db, circle, FEW_CELLS) : null,
  ])
  const isSmall = input.distanceKm <= EXACT_DISTANCE_KM
  const isExact = isSmall || cards.length < CARDS_AT_ONCE
  const { nearest, total } =
    cards.length < CARDS_AT_ONCE || (isSmall && isNarrowed(filters))
      ? await findAmongAll(db, circle, match, cards)
      : isSmall
        ? await findInDense(db, circle, filters)
        : await findInLarge(db, circle, filters, match)
  return {
    restaurants: nearest.map((row) => ({ ...toRestaurant(row, now), distance: row.distance })),
    total,
    approximate: !isExact,
    ...(guess === null
      ? { unconfirmed: null, unconfirmedApproximate: false }
      : await countUnconfirmed(db, circle, guess, filters.diets, total)),
  }
}

const NOTHING: NearbyAnswer = {
  restaurants: [],
  total: 0,
  approximate: false,
  unconfirmed: null,
  unconfirmedApproximate: false,
}

/** Where many are, they are counted by cell, and only the middle and the edge of the circle are read. */
async function findInDense(db: Database, circle: Circle, filters: Filters): Promise<Nearest> {
  const total = await countExactly(db, circle, filters.diets)
  const first = circle.radiusMetres * Math.sqrt((2 * MAX_RESULTS) / Math.max(1, total))
  const radii = [1, 2, 4, 8, 16, 32].map((times) => first * times)
  return { nearest: await findGrowing(db, circle, filters, radii), total }
}

async function findInLarge(
  db: Database,
  circle: Circle,
  filters: Filters,
  match: string,
): Promise<Nearest> {
  const nearest = await findGrowing(db, circle, filters, GROWING_METRES)
  const total = isNarrowed(filters)
    ? await countMatches(db, match, MAX_MATCHES_COUNTED)
    : sumOf((await estimateCounts(db, circle, MANY_CELLS)).likely, filters.diets)
  return { nearest, total: Math.max(Math.round(total), nearest.length) }
}

/**
 * Counted where that is cheap for what was found. Elsewhere the circle's unconfirmed places stand to the found ones
 * about as they do in the cells that it meets.
 */
async function countUnconfirmed(
  db: Database,
  circle: Circle,
  { likely, most }: Estimate,
  diets: readonly Diet[],
  found: number,
): Promise<Pick<NearbyAnswer, 'unconfirmed' | 'unconfirmedApproximate'>> {
  const exactly = (unconfirmed: number) => ({ unconfirmed, unconfirmedApproximate: false })
  if (most.unconfirmed === 0) return exactly(0)
  if (found < FEW_FOUND && most.unconfirmed <= MAX_UNCONFIRMED_READ)
    return exactly(await countExactly(db, circle, ['unconfirmed']))
  const known = sumOf(likely, diets)
  const guess = known === 0 ? likely.unconfirmed : (likely.unconfirmed * found) / known
  return {
    unconfirmed: Math.min(Math.round(guess), most.unconfirmed),
    unconfirmedApproximate: true,
  }
}
