import {
  FIELD_NAMES,
  type FieldValues,
  pickFields,
  STORED_NAMES,
} from '../contract/restaurants/fields.ts'
import type { RestaurantRow } from '../db/restaurantRow.ts'
import { bareDishes } from './dishes.ts'
import { placeOf } from './record.ts'

/** A restaurant as an import, a form or the sample data brings it. */
export interface RestaurantInput extends FieldValues {
  id: string
  /** Counts for a new restaurant only; an owner does not change by an edit. */
  ownerId?: string
  /** Since when a new restaurant is out already, in milliseconds since 1970; else since it is written. */
  onlineSince?: number
  /** When it was last changed where it comes from, in milliseconds since 1970, as far as that is known. */
  sourceChangedAt?: number | null
}

/** A stored row in the terms in which it was saved. */
export function toInput(row: RestaurantRow): RestaurantInput {
  return { ...pickFields(row, ['id', 'sourceChangedAt', ...STORED_NAMES]), place: placeOf(row) }
}

export type Changes = Record<string, [before: unknown, after: unknown]>

/** The fields in which two versions of a restaurant differ, each with both values. */
export function changesBetween(before: RestaurantInput, after: RestaurantInput): Changes {
  const changes: Changes = {}
  for (const field of FIELD_NAMES) {
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
