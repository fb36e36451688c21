import type { Diet, Status } from '../contract/diet.ts'
import type { VeganOption } from '../contract/restaurant.ts'
import type { LatLng } from '../contract/search.ts'
import type { RestaurantRow } from '../db/restaurantRow.ts'
import { bareDishes } from './dishes.ts'
import { placeOf } from './record.ts'

/** A listing as an import, a form or the sample data brings it. */
export interface ListingInput {
  id: string
  name: string
  /** Lower case, letters and hyphens. */
  cuisine: string[]
  /** Null for a pop-up that was never out. */
  place: LatLng | null
  veganOptions: VeganOption[]
  rating: number | null
  address: string | null
  googleId: string | null
  isGoogle: boolean
  status: Status
  /** Milliseconds since 1970. */
  onlineUntil: number | null
  website: string | null
  diet: Diet
  openingHours: string | null
  /** 'osm', 'sample' or 'member'. */
  source: string
  /** Counts for a new listing only; an owner does not change by an edit. */
  ownerId?: string
  /** Since when a new listing is out already, in milliseconds since 1970; else since it is written. */
  onlineSince?: number
  /** When it was last changed where it comes from, in milliseconds since 1970, as far as that is known. */
  sourceChangedAt?: number | null
}

const FIELDS = [
  'name',
  'cuisine',
  'place',
  'veganOptions',
  'rating',
  'address',
  'googleId',
  'isGoogle',
  'status',
  'onlineUntil',
  'website',
  'diet',
  'openingHours',
  'source',
] as const satisfies readonly (keyof ListingInput)[]

/** A stored row in the terms in which it was saved. */
export function toInput(row: RestaurantRow): ListingInput {
  return {
    id: row.id,
    name: row.name,
    cuisine: row.cuisine,
    place: placeOf(row),
    veganOptions: row.veganOptions,
    rating: row.rating,
    address: row.address,
    googleId: row.googleId,
    isGoogle: row.isGoogle,
    status: row.status,
    onlineUntil: row.onlineUntil,
    website: row.website,
    diet: row.diet,
    openingHours: row.openingHours,
    source: row.source,
    sourceChangedAt: row.sourceChangedAt ?? null,
  }
}

export type Changes = Record<string, [before: unknown, after: unknown]>

/** The fields in which two versions of a listing differ, each with both values. */
export function changesBetween(before: ListingInput, after: ListingInput): Changes {
  const changes: Changes = {}
  for (const field of FIELDS) {
    if (comparable(field, before[field]) !== comparable(field, after[field])) {
      changes[field] = [before[field], after[field]]
    }
  }
  return changes
}

/** The text that two values of a field share when a person sees no difference between them. */
export function comparable(field: string, value: unknown): string {
  return canonical(field === 'veganOptions' ? bareDishes(value) : value)
}

/** JSON whose text does not depend on the order in which an object's keys were written. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
