import { t } from '../../../languages/t.ts'
import type { Restaurant } from '../../contract/restaurant.ts'
import {
  adminEditSchema,
  type RestaurantEdit,
  restaurantEditSchema,
} from '../../contract/restaurants/editing.ts'
import { AppError, invalidInput } from '../../errors.ts'
import type { Editor } from '../editor.ts'
import { comparable } from '../restaurantInput.ts'

/** The deepest field is the list of dishes. */
const DEEPEST = 3

/**
 * The fields of a body that differ from the restaurant, each checked. An unchanged value is not checked, so that an old
 * restaurant with values that are invalid today can be edited. Fields that this editor may not set are ignored.
 * @throws AppError invalid
 */
export function readEdit(
  body: Record<string, unknown>,
  current: Restaurant,
  editor: Editor,
): RestaurantEdit {
  if (!Object.hasOwn(body, 'name')) {
    throw new AppError('invalid', t('name is required'), { param: 'name' })
  }
  const known: Record<string, unknown> = current
  const schema = editor === 'admin' ? adminEditSchema : restaurantEditSchema
  const sent = Object.keys(schema.shape).filter(
    (field) =>
      Object.hasOwn(body, field) &&
      // No field is deeper, and comparing such a value could overflow the stack.
      (isDeeper(body[field], DEEPEST) ||
        comparable(field, body[field]) !== comparable(field, known[field])),
  )
  const checked = schema.safeParse(Object.fromEntries(sent.map((field) => [field, body[field]])))
  if (!checked.success) throw invalidInput(checked.error.issues)
  return checked.data
}

/** The fields of a body that are no deeper than any field; only these can be compared. */
export function withoutDeeper(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isDeeper(value, DEEPEST)))
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1))
}
