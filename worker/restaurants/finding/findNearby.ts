import { DEFAULT_DIETS } from '../../contract/diet.ts'
import { MAX_RESULTS } from '../../contract/limits.ts'
import type { FoundRestaurant } from '../../contract/restaurant.ts'
import type { LatLng } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import { toRestaurant } from '../record.ts'
import { countExactly, estimateCounts, sumOf } from './counting.ts'
import { countUnconfirmed, readsOf } from './countUnconfirmed.ts'
import { findAmongAll, findGrowing, MATCHES_AT_ONCE, type Nearest } from './nearest.ts'
import { openFilter } from './openFilter.ts'
import { buildQuery, isBeyondExact, type Query, type SearchInput } from './query.ts'
import { countMatches, readTogether, type SearchMatch } from './store.ts'

export interface NearbyInput extends LatLng, SearchInput {
  distanceKm: number
}

interface NearbyAnswer {
  /** The nearest 200 at most: by distance, then name, then id. */
  restaurants: FoundRestaurant[]
  total: number
  /** `total` and `unsaid` are estimates: above 300 km, and with `open` when more match than are read. */
  approximate: boolean
  /** How many unconfirmed restaurants would match too. Null when the search includes them. */
  unconfirmed: number | null
  /** `unconfirmed` is an estimate, since counting would cost too much, as above 300 km. */
  unconfirmedApproximate: boolean
  /** How many matches do not say whether they are open at that time; null without `open`. */
  unsaid: number | null
}

/** The most matches of words that are counted in a very large circle. */
const MAX_MATCHES_COUNTED = 5000
/** The grid cells read to estimate the total of a very large circle. */
const MANY_CELLS = 1500
/** With `open`, the most matches that are read in growing circles. */
const MAX_READ = 40_000
/** The radii tried for the nearest 200 of a very large circle. */
const GROWING_METRES = [
  10, 40, 150, 300, 450, 675, 1000, 1500, 2250, 3400, 5000, 7500, 11_000, 16_000,
].map((km) => km * 1000)

/** The restaurants around a point. `distanceKm` is more than 0 and at most 20,038; `now` in milliseconds. */
export async function findNearby(
  db: Database,
  input: NearbyInput,
  now: number,
  { maxRead = MAX_READ } = {},
): Promise<NearbyAnswer> {
  const circle = { lat: input.lat, lng: input.lng, radiusMetres: input.distanceKm * 1000 }
  const { diets = DEFAULT_DIETS, open = null, withUnsaid = false } = input
  const isOpen = open && openFilter(open, now)
  const query = buildQuery(circle, { ...input, diets }, { isOpen, withUnsaid })
  if (query.match === null) return NOTHING
  const { match } = query
  const first = await readTogether(db, { match, limit: MATCHES_AT_ONCE }, readsOf(query))
  const [found, unconfirmed] = await Promise.all([
    findIn(db, query, match, first.found, maxRead),
    countUnconfirmed(db, query, first),
  ])
  const { nearest, passing: total, unsaid, approximate = false } = found
  return {
    restaurants: nearest.map((row) => ({ ...toRestaurant(row, now), distance: row.distance })),
    total,
    approximate,
    unconfirmed: unconfirmed.count,
    unconfirmedApproximate: unconfirmed.isGuess,
    unsaid: isOpen && unsaid,
  }
}

const NOTHING: NearbyAnswer = {
  restaurants: [],
  total: 0,
  approximate: false,
  unconfirmed: null,
  unconfirmedApproximate: false,
  unsaid: null,
}

type Found = Nearest & { approximate?: true }

/** Chooses how to find the nearest by the number of matches; `first` holds those already read. */
async function findIn(
  db: Database,
  query: Query,
  match: string,
  first: readonly SearchMatch[],
  maxRead: number,
): Promise<Found> {
  if (first.length < MATCHES_AT_ONCE) return findAmongAll(db, query, match, first)
  if (isBeyondExact(query)) return findInLarge(db, query, match, maxRead)
  // There are no counts for words and cuisines, so every match is read.
  if (query.isNarrowed) return findAmongAll(db, query, match, first)
  return findInDense(db, query, maxRead)
}

/** In a dense circle it counts restaurants by cell, and reads only the middle and the edge. */
async function findInDense(db: Database, query: Query, maxRead: number): Promise<Found> {
  const total = await countExactly(db, query)
  const first = query.circle.radiusMetres * Math.sqrt((2 * MAX_RESULTS) / Math.max(1, total))
  const radii = [1, 2, 4, 8, 16, 32].map((times) => first * times)
  const found = await findGrowing(db, query, radii, maxRead)
  return query.isOpen === null ? { ...found, passing: total } : scaled(found, total)
}

async function findInLarge(
  db: Database,
  query: Query,
  match: string,
  maxRead: number,
): Promise<Found> {
  const found = await findGrowing(db, query, GROWING_METRES, maxRead)
  const total = query.isNarrowed
    ? await countMatches(db, match, MAX_MATCHES_COUNTED)
    : sumOf(await estimateCounts(db, query.circle, MANY_CELLS), query.filters.diets)
  return scaled(found, total)
}

/** Extrapolates the share of open restaurants in the middle to a circle with about `total` matches. */
function scaled(found: Nearest, total: number): Found {
  const times = found.inCircle === 0 ? 1 : Math.max(1, total / found.inCircle)
  return {
    ...found,
    passing: Math.round(found.passing * times),
    unsaid: Math.round(found.unsaid * times),
    approximate: true,
  }
}
