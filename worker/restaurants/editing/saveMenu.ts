import type { DetailsAnswer } from '../../contract/listing.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../safety/caller.ts'
import type { Occasion } from '../../safety/occasion.ts'
import { toInput } from '../saving/saveListings.ts'
import { getDetails } from '../store.ts'
import { changeById, noSuchRestaurant, type Target } from './changeById.ts'
import { allowEdit, editorOf } from './rights.ts'
import { readWhole } from './store.ts'

/**
 * Replaces a menu, as a new version of its listing, and counts its dishes.
 * @throws AppError forbidden; not_found; stale_version; too_many_requests
 */
export async function saveMenu(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  target: Target,
  menu: string,
  caller: Caller,
  occasion: Occasion,
): Promise<DetailsAnswer> {
  const row = await readWhole(env.DB, target.id)
  if (row === null || row.deleted_at !== null) throw noSuchRestaurant()
  await allowEdit(env, row, caller, occasion)
  const { version } = await changeById(env, target, caller.id, occasion, (found) => {
    if (editorOf(found, caller) === null) {
      throw new AppError('forbidden', 'Somebody else owns this restaurant now')
    }
    return { listing: toInput(found), menu }
  })
  const details = await getDetails(env.DB, target.id)
  return {
    version,
    menu,
    restaurantKey: target.id,
    ...(details?.dishes && { dishes: details.dishes }),
  }
}
