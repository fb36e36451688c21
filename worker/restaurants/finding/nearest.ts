import { MAX_RESULTS } from '../../contract/limits.ts'
import { nearestFirst } from '../../contract/places/distance.ts'
import type { Database } from '../../db/client.ts'
import type { DocumentRow } from '../../db/restaurantRow.ts'
import { readDocument } from '../record.ts'
import { type Query, withRadius } from './query.ts'
import { findMatches, type MatchPoint, readMatches, readPoints, type SearchMatch } from './store.ts'

/** Up to this many matches are read whole at once; of more, only the places are read first. */
export const MATCHES_AT_ONCE = 1500

type PlacedRow = DocumentRow & { distance: number }

export interface Nearest {
  /** At most 200, in the order of an answer. */
  nearest: PlacedRow[]
  /** How many lie within the circle and pass `open`. */
  passing: number
  /** How many within the circle do not say whether they are open; 0 without `open`. */
  unsaid: number
  /** How many lie within the circle, open or not. */
  inCircle: number
}

/** The nearest of all matches; `found` holds those already read. */
export async function findAmongAll(
  db: Database,
  query: Query,
  match: string,
  found: readonly SearchMatch[],
): Promise<Nearest> {
  return pickNearest(db, query, found, await readRest(db, query, match, found, Infinity))
}

/** The places of at most `max` matches behind those already read. */
async function readRest(
  db: Database,
  { isOpen }: Query,
  match: string,
  found: readonly SearchMatch[],
  max: number,
): Promise<MatchPoint[]> {
  if (found.length < MATCHES_AT_ONCE) return []
  return readPoints(db, match, { after: found.at(-1)?.n ?? 0, withHours: isOpen !== null, max })
}

/**
 * The nearest 200 of a circle with more matches than can be read: growing circles are tried until one has 200. With `open`, when
 * few are open, it stops after `maxRead` matches and answers with the last circle that was read whole, if any in it is open.
 */
export async function findGrowing(
  db: Database,
  query: Query,
  radiiMetres: readonly number[],
  maxRead: number,
): Promise<Nearest> {
  const whole = query.circle.radiusMetres
  const smaller = radiiMetres.filter((radius) => radius < whole)
  let left = query.isOpen === null ? Infinity : maxRead
  let last = NONE
  for (const radiusMetres of [...smaller, whole]) {
    const part = radiusMetres === whole ? query : withRadius(query, radiusMetres)
    // Without cells a part reads the same rows as the whole.
    const tried = part.cells === null ? query : part
    if (tried.match === null) break
    const found = await findMatches(db, tried.match, MATCHES_AT_ONCE)
    const rest = await readRest(db, tried, tried.match, found, left)
    const isCut = rest.length === left
    if (isCut && last.passing > 0) return last
    const nearest = await pickNearest(db, tried, found, rest)
    left -= found.length + rest.length
    if (left <= 0 || nearest.passing >= MAX_RESULTS || tried === query) return nearest
    last = nearest
  }
  return NONE
}

const NONE: Nearest = { nearest: [], passing: 0, unsaid: 0, inCircle: 0 }

async function pickNearest(
  db: Database,
  { measure, isOpen, withUnsaid }: Query,
  found: readonly SearchMatch[],
  points: readonly MatchPoint[],
): Promise<Nearest> {
  const within: { n: number; distance: number }[] = []
  const counts = { unsaid: 0, inCircle: 0 }
  for (const group of [found, points]) {
    for (const point of group) {
      const distance = measure(point)
      if (distance === null) continue
      counts.inCircle += 1
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
    passing: within.length,
    ...counts,
  }
}
