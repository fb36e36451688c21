import { t } from '../../../languages/t.ts'
import type {
  CorrectionSent,
  MenuDish,
  MenuDishesAnswer,
} from '../../contract/restaurants/menuDishes.ts'
import { askAbout, sayReason } from '../../contract/restaurants/reasons.ts'
import { MAX_CORRECTIONS } from '../../contract/restaurants/restaurantLimits.ts'
import type { Database } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { type ReadDish, readDishes } from '../../menus/countDishes.ts'
import { dishKey } from '../../menus/dishKey.ts'
import type { Caller } from '../../safety/caller.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { toInput } from '../restaurantInput.ts'
import type { WholeRow } from '../saving/store.ts'
import { toCorrection } from '../store.ts'
import { changeById, noSuchRestaurant, type Target } from './changeById.ts'
import { requireEditor, writerFor } from './rights.ts'
import { readWhole } from './store.ts'

/**
 * Stores a person's correction of a dish of the menu as a new version of the restaurant.
 * @throws AppError forbidden; not_found, also for a dish that is not on the menu; stale_version; too_many_requests
 */
export async function correctDish(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  target: Target,
  correction: CorrectionSent,
  caller: Caller,
  context: RequestContext,
): Promise<MenuDishesAnswer> {
  await changeById(env, target, writerFor(env, caller), context, (row) => {
    requireEditor(row, caller)
    if (correction.verdict !== null) requireRoomFor(row, correction.dish)
    return { restaurant: toInput(row), verdicts: [correction] }
  })
  return await listDishes(env.DB, target.id)
}

function requireRoomFor({ menu, corrections }: WholeRow, dish: string): void {
  const key = dishKey(dish)
  const isOnMenu = readDishes(menu ?? '', []).some(({ judged }) => dishKey(judged.name) === key)
  if (!isOnMenu) throw new AppError('not_found', t('There is no such dish on the menu'))
  const others = corrections.filter((one) => one.key !== key)
  if (others.length < MAX_CORRECTIONS) return
  throw new AppError(
    'invalid',
    t('At most {max} dishes can be corrected', { max: MAX_CORRECTIONS }),
  )
}

/**
 * The dishes of a menu, each with our verdict and its correction.
 * @throws AppError not_found
 */
export async function listDishes(db: Database, id: string): Promise<MenuDishesAnswer> {
  const row = await readWhole(db, id)
  if (row === null || row.deletedAt !== null) throw noSuchRestaurant()
  const dishes = readDishes(row.menu ?? '', row.corrections)
  return { version: row.version, dishes: dishes.map(toMenuDish) }
}

function toMenuDish({ judged, correction, about }: ReadDish): MenuDish {
  const { name, description, verdict, reason } = judged
  return {
    name,
    description,
    verdict,
    reason: sayReason(reason),
    ask: about && askAbout(about),
    correction: correction && toCorrection(correction),
  }
}
