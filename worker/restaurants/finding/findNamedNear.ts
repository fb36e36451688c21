import { distanceMetres } from '../../contract/places/distance.ts'
import type { LatLng } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import { cellToken, coverCircle } from '../grid/cover.ts'
import { toMatch, wordsOf } from '../words/words.ts'
import { findMatches, type SearchMatch } from './store.ts'

/** The radius of a search by name. */
const NEAR_METRES = 50_000
const NEAR_CELLS = 40
/** The most matches read for one list of suggestions. */
export const MAX_MATCHES = 100

/** The FTS5 expression for restaurants with the words of a name; null when it has none. */
export function matchName(name: string): string | null {
  return wordsOf(name).length === 0 ? null : `{name} : (${toMatch(name)})`
}

/** Restaurants with the words of a name within some 50 km of a point, the nearest first; at most 100 are read. */
export async function findNamedNear(
  db: Database,
  name: string,
  near: LatLng,
): Promise<SearchMatch[]> {
  const match = matchName(name)
  if (match === null) return []
  const cells = coverCircle({ ...near, radiusMetres: NEAR_METRES }, NEAR_CELLS) ?? []
  const within = cells.map(cellToken).join(' OR ')
  const found = await findMatches(db, `(${match}) AND (${within})`, MAX_MATCHES)
  return found.sort((a, b) => distanceMetres(near, a) - distanceMetres(near, b))
}
