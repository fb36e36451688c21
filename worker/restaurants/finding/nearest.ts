import { MAX_RESULTS } from '../../contract/limits.ts'
import { nearestFirst } from '../../contract/places/distance.ts'
import type { Database } from '../../db/client.ts'
import type { DocumentRow } from '../../db/restaurantRow.ts'
import { readDocument } from '../record.ts'
import { type Query, withRadius } from './query.ts'
import {
  findMatches,
  type MatchPoint,
  readAllPoints,
  readMatches,
  type SearchMatch,
} from './store.ts'

/** Up to this many matches are read whole at once; of more, only the places are read first. */
export const MATCHES_AT_ONCE = 1500

type PlacedRow = DocumentRow & { distance: number }

export interface Nearest {
  /** At most 200, in the order of an answer. */
  nearest: PlacedRow[]
  /** How many lie within the circle and pass `open`. */
  total: number
  /** How many within the circle do not say whether they are open; 0 without `open`. */
  unsaid: number
  /** How many lie within the circle, open or not. */
  all: number
}

/** The nearest of all matches; `found` holds those already read. */
export async function findAmongAll(
  db: Database,
  query: Query,
  match: string,
  found: readonly SearchMatch[],
): Promise<Nearest> {
  const isCut = found.length === MATCHES_AT_ONCE
  const after = found.at(-1)?.n ?? 0
  const withHours = query.isOpen !== null
  const points = isCut ? await readAllPoints(db, match, { after, withHours }) : []
  return pickNearest(db, query, found, points)
}

/** The nearest 200 of a circle with more matches than can be read: growing circles are tried until one has 200. */
export async function findGrowing(
  db: Database,
  query: Query,
  radiiMetres: readonly number[],
): Promise<Nearest> {
  const whole = query.circle.radiusMetres
  const smaller = radiiMetres.filter((radius) => radius < whole)
  for (const radiusMetres of [...smaller, whole]) {
    const tried = radiusMetres === whole ? query : withRadius(query, radiusMetres)
    if (tried.match === null) break
    const found = await findMatches(db, tried.match, MATCHES_AT_ONCE)
    const nearest = await findAmongAll(db, tried, tried.match, found)
    if (nearest.total >= MAX_RESULTS || tried === query) return nearest
  }
  return { nearest: [], total: 0, unsaid: 0, all: 0 }
}

async function pickNearest(
  db: Database,
  { measure, isOpen, withUnsaid }: Query,
  found: readonly SearchMatch[],
  points: readonly MatchPoint[],
): Promise<Nearest> {
  const within: { n: number; distance: number }[] = []
  const counts = { unsaid: 0, all: 0 }
  for (const group of [found, points]) {
    for (const point of group) {
      const distance = measure(point)
      if (distance === null) continue
      counts.all += 1
      const openness = isOpen === null || isOpen(point)
      if (openness === null) counts.unsaid += 1
      if (openness ?? withUnsaid) within.push({ n: point.n, distance })
    }
  }
  within.sort((a, b) => a.distance - b.distance)
  const furthest = within[Math.min(within.length, MAX_RESULTS) - 1]?.distance ?? 0
  const wanted = new Map<number, number>()
  for (const { n, distance } of within) {
    // Ties with the last are read too, since names decide between them.
    if (distance > furthest) break
    wanted.set(n, distance)
  }
  const known = found.filter((match) => wanted.has(match.n))
  const isKnown = new Set(known.map((match) => match.n))
  const missing = [...wanted.keys()].filter((n) => !isKnown.has(n))
  const nearest = [...known, ...(await readMatches(db, missing))].map(
    ({ n, document }): PlacedRow => ({ ...readDocument(document), distance: wanted.get(n) ?? 0 }),
  )
  return {
    nearest: nearest.sort(nearestFirst(({ id }) => id)).slice(0, MAX_RESULTS),
    total: within.length,
    ...counts,
  }
}
