import { DEFAULT_DIETS, type Diet } from '../contract/diet.ts'
import { EXACT_DISTANCE_KM, MAX_RESULTS } from '../contract/limits.ts'
import type { FoundRestaurant } from '../contract/restaurant.ts'
import type { LatLng } from '../contract/search.ts'
import type { Database } from '../db/client.ts'
import { coverCircle } from './cover.ts'
import { type Circle, distanceMetres } from './distance.ts'
import { type Estimate, estimateCount } from './estimate.ts'
import { type Filters, matchExpression } from './matching.ts'
import { type RestaurantRow, toRestaurant } from './record.ts'
import { type Card, countMatches, findCards, findSpots, readCards, type Spot } from './store.ts'

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
   * About how many unconfirmed places the circle holds besides: exact where little was found, else an estimate from
   * the counts of grid cells. Null when they were asked for, or when words or cuisines narrow the search.
   */
  unconfirmed: number | null
}

/** Up to this many matches come with everything in one read; of more, the rest is read by place alone first. */
const CARDS_AT_ONCE = 1500
const SPOTS_AT_ONCE = 20_000
/** Matches are counted one by one no further than this. */
const MAX_COUNTED = 5000
const FEW_FOUND = 12
/** Grid cells read to estimate the total of a very large circle. */
const MANY_CELLS = 1500
/** Radii in km at which the nearest 200 of a very large circle are looked for. */
const GROWING_KM = [10, 40, 150, 300, 600, 1200, 2500, 5000, 10_000]

/** What a person finds around a point. `distanceKm` is more than 0 and at most 20,038; `now` in milliseconds. */
export async function findNearby(
  db: Database,
  input: NearbyInput,
  now: number,
): Promise<NearbyAnswer> {
  const filters: Filters = { ...input, diets: input.diets ?? DEFAULT_DIETS }
  const circle = circleOf(input, input.distanceKm)
  const match = matchExpression(filters, coverCircle(circle))
  if (match === null) return { restaurants: [], total: 0, approximate: false, unconfirmed: null }
  const asksForMore = !isNarrowed(filters) && !filters.diets.includes('unconfirmed')
  const [cards, guess] = await Promise.all([
    findCards(db, match, CARDS_AT_ONCE),
    asksForMore ? estimateCount(db, circle, ['unconfirmed']) : null,
  ])
  const isCut = cards.length === CARDS_AT_ONCE
  const isExact = !isCut || input.distanceKm <= EXACT_DISTANCE_KM
  const { nearest, total } = isExact
    ? await pick(db, circle, cards, isCut ? await readSpots(db, match, cards) : [])
    : await findInLarge(db, circle, filters, match)
  return {
    restaurants: nearest.map((row) => ({ ...toRestaurant(row, now), distance: row.distance })),
    total,
    approximate: !isExact,
    unconfirmed: guess && (await settle(db, circle, guess, total)),
  }
}

/** Where little was found, the unconfirmed places matter and are few: then they are counted one by one. */
async function settle(
  db: Database,
  circle: Circle,
  guess: Estimate,
  found: number,
): Promise<number> {
  if (found >= FEW_FOUND || guess.most === 0 || guess.most > MAX_COUNTED) return guess.likely
  const match = matchExpression({ diets: ['unconfirmed'] }, coverCircle(circle))
  const spots = match === null ? [] : await findSpots(db, match, 0, MAX_COUNTED)
  return spots.filter((spot) => distanceMetres(circle, spot) <= circle.radiusMetres).length
}

function circleOf(centre: LatLng, radiusKm: number): Circle {
  return { lat: centre.lat, lng: centre.lng, radiusMetres: radiusKm * 1000 }
}

function isNarrowed(filters: Filters): boolean {
  return Boolean(filters.keywords) || (filters.cuisines?.length ?? 0) > 0
}

async function readSpots(db: Database, match: string, cards: readonly Card[]): Promise<Spot[]> {
  const spots: Spot[] = []
  let after = cards.at(-1)?.n ?? 0
  for (;;) {
    const more = await findSpots(db, match, after, SPOTS_AT_ONCE)
    for (const spot of more) spots.push(spot)
    const last = more.at(-1)
    if (last === undefined || more.length < SPOTS_AT_ONCE) return spots
    after = last.n
  }
}

type Placed<T> = T & { distance: number }

/** The nearest 200 of all that lies within the circle, in order, and how many those are. */
async function pick(
  db: Database,
  circle: Circle,
  cards: readonly Card[],
  spots: readonly Spot[],
): Promise<{ nearest: Placed<RestaurantRow>[]; total: number }> {
  const within: Placed<Spot>[] = []
  for (const { n, lat, lng } of [...cards, ...spots]) {
    const distance = distanceMetres(circle, { lat, lng })
    if (distance <= circle.radiusMetres) within.push({ n, lat, lng, distance })
  }
  within.sort((a, b) => a.distance - b.distance)
  const furthest = within[Math.min(within.length, MAX_RESULTS) - 1]?.distance ?? 0
  const wanted = new Map<number, number>()
  for (const { n, distance } of within) {
    if (distance > furthest) break
    wanted.set(n, distance)
  }
  const known = cards.filter((card) => wanted.has(card.n))
  const knownNumbers = new Set(known.map((card) => card.n))
  const missing = [...wanted.keys()].filter((n) => !knownNumbers.has(n))
  const nearest = [...known, ...(await readCards(db, missing))].map(({ n, card }) => {
    const row: RestaurantRow = JSON.parse(card)
    return { ...row, distance: wanted.get(n) ?? 0 }
  })
  return { nearest: nearest.sort(nearestFirst).slice(0, MAX_RESULTS), total: within.length }
}

/** By distance, then name, then id; comparing code units, so that every runtime orders alike. */
function nearestFirst(a: Placed<RestaurantRow>, b: Placed<RestaurantRow>): number {
  return a.distance - b.distance || compareText(a.name, b.name) || compareText(a.id, b.id)
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** A circle too large to read: circles grow until one holds 200, and the total is an estimate. */
async function findInLarge(
  db: Database,
  circle: Circle,
  filters: Filters,
  match: string,
): Promise<{ nearest: Placed<RestaurantRow>[]; total: number }> {
  const nearest = await findGrowing(db, circle, filters)
  const total = isNarrowed(filters)
    ? await countMatches(db, match, MAX_COUNTED)
    : (await estimateCount(db, circle, filters.diets, MANY_CELLS)).likely
  return { nearest, total: Math.max(total, nearest.length) }
}

async function findGrowing(
  db: Database,
  circle: Circle,
  filters: Filters,
): Promise<Placed<RestaurantRow>[]> {
  const reach = circle.radiusMetres / 1000
  for (const radiusKm of [...GROWING_KM.filter((km) => km < reach), reach]) {
    const smaller = circleOf(circle, radiusKm)
    const match = matchExpression(filters, coverCircle(smaller))
    if (match === null) return []
    const cards = await findCards(db, match, CARDS_AT_ONCE)
    const spots = cards.length < CARDS_AT_ONCE ? [] : await readSpots(db, match, cards)
    const { nearest, total } = await pick(db, smaller, cards, spots)
    if (total >= MAX_RESULTS || radiusKm === reach) return nearest
  }
  return []
}
