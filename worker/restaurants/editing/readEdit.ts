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

/** A list of dishes with their lines is as deep as a field goes. */
const DEEPEST = 3

/**
 * The fields of a body that differ from the restaurant, each checked. What is sent back as it was is not judged again, so
 * that an old restaurant of another making can be edited in part. Everything that this editor may not set is left unread.
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
  const said = Object.keys(schema.shape).filter(
    (field) =>
      Object.hasOwn(body, field) &&
      // What is deeper is none, and comparing it might take more stack than there is.
      (isDeeper(body[field], DEEPEST) ||
        comparable(field, body[field]) !== comparable(field, known[field])),
  )
  const checked = schema.safeParse(Object.fromEntries(said.map((field) => [field, body[field]])))
  if (!checked.success) throw invalidInput(checked.error.issues)
  return checked.data
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1))
}
