import { distanceMetres } from '../../contract/places/distance.ts'
import type { LatLng } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import { cellToken, coverCircle } from '../grid/cover.ts'
import { toMatch, wordsOf } from '../words/words.ts'
import { type Card, findCards } from './store.ts'

/** What counts as near when a name is looked up. */
const NEAR_METRES = 50_000
const NEAR_CELLS = 40
/** Matches looked at for one list of offers. */
export const MAX_MATCHES = 100

/** The FTS5 expression for listings with the words of a name; null where it has none. */
export function matchName(name: string): string | null {
  return wordsOf(name).length === 0 ? null : `{name} : (${toMatch(name)})`
}

/** Listings with the words of a name within some 50 km of a point, the nearest first; at most 100 are looked at. */
export async function findNamedNear(db: Database, name: string, near: LatLng): Promise<Card[]> {
  const match = matchName(name)
  if (match === null) return []
  const cells = coverCircle({ ...near, radiusMetres: NEAR_METRES }, NEAR_CELLS) ?? []
  const within = cells.map(cellToken).join(' OR ')
  const cards = await findCards(db, `(${match}) AND (${within})`, MAX_MATCHES)
  return cards.sort((a, b) => distanceMetres(near, a) - distanceMetres(near, b))
}
