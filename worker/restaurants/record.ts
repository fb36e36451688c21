import type { Diet, Status } from '../contract/diet.ts'
import type { Restaurant, VeganOption } from '../contract/restaurant.ts'
import type { LatLng } from '../contract/search.ts'

/** What is read of a row to answer with it. Neither the secret code nor the owner is among it. */
export interface RestaurantRow {
  id: string
  name: string
  /** JSON, as is `vegan_options`. */
  cuisine: string
  lat: number | null
  lng: number | null
  vegan_options: string
  rating: number | null
  address: string | null
  google_id: string | null
  is_google: number
  status: Status
  online_until: number | null
  website: string | null
  diet: Diet
  opening_hours: string | null
  source: string
  modified_at: number
  version: number
  /** Left out of cards that were written before there was such a thing, as are the two below. */
  confirmed_at?: number | null
  closed_at?: number | null
  online_since?: number | null
}

/** A listing as the world sees it at `now` (milliseconds): a pop-up past its time is OFFLINE. */
export function toRestaurant(row: RestaurantRow, now: number): Restaurant {
  const status = statusOf(row, now)
  const isGoogle = row.is_google === 1
  const confirmedAt = toIso(row.confirmed_at ?? null)
  const cuisine: string[] = JSON.parse(row.cuisine)
  const place = placeOf(row)
  return {
    _id: row.id,
    name: row.name,
    cuisine,
    geoJson: place && { type: 'Point', coordinates: [place.lng, place.lat] },
    veganOptions: dishesOf(row.vegan_options, confirmedAt),
    rating: row.rating,
    address: row.address,
    googleId: row.google_id,
    isGoogle,
    status,
    onlineUntil: status === 'ONLINE' ? toIso(row.online_until) : null,
    onlineSince: status === 'ONLINE' ? toIso(row.online_since ?? row.modified_at) : null,
    website: row.website,
    diet: row.diet,
    openingHours: row.opening_hours,
    restaurantKey: row.id,
    metadata: {
      isGoogle,
      lastModified: new Date(row.modified_at).toISOString(),
      source: row.source,
    },
    version: row.version,
    confirmedAt,
    closedAt: toIso(row.closed_at ?? null),
  }
}

/** Whoever says that all of a listing is still right has checked its dishes too. */
function dishesOf(json: string, confirmedAt: string | null): VeganOption[] {
  const dishes: VeganOption[] = JSON.parse(json)
  return dishes.map((dish) => {
    const { checkedAt } = dish
    // ISO 8601 of one form sorts as text.
    const isOlder = checkedAt !== undefined && confirmedAt !== null && checkedAt < confirmedAt
    return isOlder ? { ...dish, checkedAt: confirmedAt } : dish
  })
}

/** A pop-up past its time is OFFLINE, whatever was last written. */
export function statusOf(row: Pick<RestaurantRow, 'status' | 'online_until'>, now: number): Status {
  const isOver = row.status === 'ONLINE' && row.online_until !== null && row.online_until <= now
  return isOver ? 'OFFLINE' : row.status
}

export function placeOf(row: { lat: number | null; lng: number | null }): LatLng | null {
  return row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng }
}

/** ISO 8601. */
export function toIso(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString()
}
