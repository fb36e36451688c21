import type { Status } from '../contract/diet.ts'
import type { Restaurant } from '../contract/restaurant.ts'
import { pickFields, SAME_NAMES } from '../contract/restaurants/fieldNames.ts'
import type { LatLng } from '../contract/search.ts'
import type { VeganOption } from '../contract/veganOption.ts'
import type { DocumentRow, RestaurantRow } from '../db/restaurantRow.ts'
import { toIso } from '../time.ts'

/** A restaurant in the word index, so that a search needs no second read. Its dishes have no source and no date. */
interface SearchDocument extends DocumentRow {
  /** The folded names of its dishes and of the vegan ones of its menu. */
  dishKeys: string[]
}

export function readDocument(json: string): SearchDocument {
  return JSON.parse(json)
}

/** The row of an answer; a search has only the document. */
type AnyRow = DocumentRow & Partial<RestaurantRow>

/** The public restaurant at `now` (milliseconds): a pop-up past its time is OFFLINE. */
export function toRestaurant(row: AnyRow, now: number): Restaurant {
  const status = statusOf(row, now)
  const confirmedAt = toIso(row.confirmedAt)
  const place = placeOf(row)
  return {
    ...pickFields(row, SAME_NAMES),
    _id: row.id,
    geoJson: place && { type: 'Point', coordinates: [place.lng, place.lat] },
    veganOptions: dishesOf(row.veganOptions, confirmedAt),
    status,
    onlineUntil: status === 'ONLINE' ? toIso(row.onlineUntil) : null,
    onlineSince: status === 'ONLINE' ? toIso(row.onlineSince ?? row.modifiedAt) : null,
    restaurantKey: row.id,
    metadata: {
      isGoogle: row.isGoogle,
      lastModified: new Date(row.modifiedAt).toISOString(),
      source: row.source,
      ...readingOf(row),
    },
    version: row.version,
    zone: row.zone,
    week: row.week,
    confirmedAt,
    closedAt: toIso(row.closedAt),
  }
}

/** When it was read in OpenStreetMap and last changed there; empty once a person wrote any of it. */
function readingOf(row: AnyRow): Pick<Restaurant['metadata'], 'readAt' | 'sourceChangedAt'> {
  const readAt = toIso(row.readAt)
  const sourceChangedAt = toIso(row.sourceChangedAt)
  if (readAt === null) return {}
  return sourceChangedAt === null ? { readAt } : { readAt, sourceChangedAt }
}

/** Dishes, dated by a later confirmation of the whole restaurant. */
function dishesOf(dishes: readonly VeganOption[], confirmedAt: string | null): VeganOption[] {
  return dishes.map((dish) => {
    const { checkedAt } = dish
    // ISO 8601 in UTC sorts as text.
    const isOlder = checkedAt !== undefined && confirmedAt !== null && checkedAt < confirmedAt
    return isOlder ? { ...dish, checkedAt: confirmedAt } : dish
  })
}

/** The status at `now`: a pop-up past its time is OFFLINE. */
export function statusOf(row: Pick<DocumentRow, 'status' | 'onlineUntil'>, now: number): Status {
  const isOver = row.status === 'ONLINE' && row.onlineUntil !== null && row.onlineUntil <= now
  return isOver ? 'OFFLINE' : row.status
}

export function placeOf(row: { lat: number | null; lng: number | null }): LatLng | null {
  return row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng }
}
