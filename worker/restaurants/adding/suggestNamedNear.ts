import { formatCoordinates } from '../../contract/places/coordinates.ts'
import { OWN_PLACE_PREFIX, type Suggestion } from '../../contract/restaurants/builder.ts'
import type { LatLng } from '../../contract/search.ts'
import type { Database } from '../../db/client.ts'
import { findNamedNear } from '../finding/findNamedNear.ts'
import { readDocument } from '../record.ts'

/** Our own restaurants with the words of a name within 50 km of a point, the nearest first. */
export async function suggestNamedNear(
  db: Database,
  input: string,
  near: LatLng,
  limit: number,
): Promise<Suggestion[]> {
  const found = await findNamedNear(db, input, near)
  return found.slice(0, limit).map(({ document, lat, lng }) => {
    const row = readDocument(document)
    return {
      name: row.name,
      formatted_address: row.address ?? formatCoordinates({ lat, lng }),
      geometry: { location: { lat, lng } },
      place_id: row.googleId ?? `${OWN_PLACE_PREFIX}${row.id}`,
    }
  })
}
