import { MAX_RESULTS } from '../../contract/limits.ts'
import { distanceMetres, nearestFirst } from '../../contract/places/distance.ts'
import type { Database } from '../../db/client.ts'
import type { DocumentRow } from '../../db/restaurantRow.ts'
import { coverCircle } from '../grid/cover.ts'
import type { Circle } from '../grid/distance.ts'
import { readDocument } from '../record.ts'
import { type Filters, matchExpression } from '../words/matching.ts'
import { type Card, findCards, readAllSpots, readCards, type Spot } from './store.ts'

/** Up to this many matches come with everything in one read; of more, the rest is read by place alone first. */
export const CARDS_AT_ONCE = 1500

export type PlacedRow = DocumentRow & { distance: number }

export interface Nearest {
  /** At most 200, in the order of an answer. */
  nearest: PlacedRow[]
  /** How many lie within the circle. */
  total: number
}

/** The nearest of all matches of which the first ones are known already. */
export async function findAmongAll(
  db: Database,
  circle: Circle,
  match: string,
  cards: readonly Card[],
): Promise<Nearest> {
  const isCut = cards.length === CARDS_AT_ONCE
  const spots = isCut ? await readAllSpots(db, match, cards.at(-1)?.n ?? 0) : []
  return pickNearest(db, circle, cards, spots)
}

/** The nearest 200 of a circle that holds more than can be read: smaller ones are tried until one holds as many. */
export async function findGrowing(
  db: Database,
  circle: Circle,
  filters: Filters,
  radiiMetres: readonly number[],
): Promise<PlacedRow[]> {
  const smaller = radiiMetres.filter((radius) => radius < circle.radiusMetres)
  for (const radiusMetres of [...smaller, circle.radiusMetres]) {
    const tried = { ...circle, radiusMetres }
    const match = matchExpression(filters, coverCircle(tried))
    if (match === null) return []
    const cards = await findCards(db, match, CARDS_AT_ONCE)
    const { nearest, total } = await findAmongAll(db, tried, match, cards)
    if (total >= MAX_RESULTS || radiusMetres === circle.radiusMetres) return nearest
  }
  return []
}

async function pickNearest(
  db: Database,
  circle: Circle,
  cards: readonly Card[],
  spots: readonly Spot[],
): Promise<Nearest> {
  const within: { n: number; distance: number }[] = []
  for (const group of [cards, spots]) {
    for (const spot of group) {
      const distance = distanceMetres(circle, spot)
      if (distance <= circle.radiusMetres) within.push({ n: spot.n, distance })
    }
  }
  within.sort((a, b) => a.distance - b.distance)
  const furthest = within[Math.min(within.length, MAX_RESULTS) - 1]?.distance ?? 0
  const wanted = new Map<number, number>()
  for (const { n, distance } of within) {
    // What ties with the last is read too, for the names then decide.
    if (distance > furthest) break
    wanted.set(n, distance)
  }
  const known = cards.filter((card) => wanted.has(card.n))
  const isKnown = new Set(known.map((card) => card.n))
  const missing = [...wanted.keys()].filter((n) => !isKnown.has(n))
  const nearest = [...known, ...(await readCards(db, missing))].map(
    ({ n, card }): PlacedRow => ({ ...readDocument(card), distance: wanted.get(n) ?? 0 }),
  )
  return {
    nearest: nearest.sort(nearestFirst(({ id }) => id)).slice(0, MAX_RESULTS),
    total: within.length,
  }
}
