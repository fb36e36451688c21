import { OWN_PLACE_PREFIX, type Suggestion } from '../../contract/builder.ts'
import { formatCoordinates } from '../../contract/coordinates.ts'
import { distanceMetres } from '../../contract/distance.ts'
import type { LatLng } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import { findCards } from '../finding/store.ts'
import { cellToken, coverCircle } from '../grid/cover.ts'
import type { RestaurantRow } from '../record.ts'
import { toMatch, wordsOf } from '../words/words.ts'

const NEAR_METRES = 50_000
const NEAR_CELLS = 40
const MAX_MATCHES = 100

/** Our own listings with the words of a name within 50 km of a point, the nearest first. */
export async function suggestListings(
  db: Database,
  input: string,
  near: LatLng,
  limit: number,
): Promise<Suggestion[]> {
  if (wordsOf(input).length === 0) return []
  const cells = coverCircle({ ...near, radiusMetres: NEAR_METRES }, NEAR_CELLS) ?? []
  const within = cells.map(cellToken).join(' OR ')
  const cards = await findCards(db, `({name} : (${toMatch(input)})) AND (${within})`, MAX_MATCHES)
  return cards
    .map((card) => ({ card, metres: distanceMetres(near, card) }))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, limit)
    .map(({ card: { card, lat, lng } }) => {
      const row: RestaurantRow = JSON.parse(card)
      return {
        name: row.name,
        formatted_address: row.address ?? formatCoordinates({ lat, lng }),
        geometry: { location: { lat, lng } },
        place_id: row.google_id ?? `${OWN_PLACE_PREFIX}${row.id}`,
      }
    })
}
