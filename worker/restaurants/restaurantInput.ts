import { FIELD_NAMES, pickFields, STORED_NAMES } from '../contract/restaurants/fieldNames.ts'
import type { FieldValues } from '../contract/restaurants/fields.ts'
import type { RestaurantRow } from '../db/restaurantRow.ts'
import { withoutOrigin } from './dishes.ts'
import { placeOf } from './record.ts'

/** A restaurant from an import, a form or the sample data. */
export interface RestaurantInput extends FieldValues {
  id: string
  /** Only for a new restaurant; an edit does not change the owner. */
  ownerId?: string
  /** Since when a new pop-up is ONLINE (milliseconds since 1970); if missing, since it was written. */
  onlineSince?: number
  /** When it was last changed at its source, in milliseconds since 1970, if known. */
  sourceChangedAt?: number | null
}

/** The input that a stored row was saved from. */
export function toInput(row: RestaurantRow): RestaurantInput {
  return { ...pickFields(row, ['id', 'sourceChangedAt', ...STORED_NAMES]), place: placeOf(row) }
}

export type Changes = Record<string, [before: unknown, after: unknown]>

/** The fields that differ between two versions of a restaurant, each with both values. */
export function changesBetween(before: RestaurantInput, after: RestaurantInput): Changes {
  const changes: Changes = {}
  for (const field of FIELD_NAMES) {
    if (comparable(field, before[field]) !== comparable(field, after[field])) {
      changes[field] = [before[field], after[field]]
    }
  }
  return changes
}

/** A text that is equal for values that a person cannot tell apart. */
export function comparable(field: string, value: unknown): string {
  return canonical(field === 'veganOptions' ? withoutOrigin(value) : value)
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
