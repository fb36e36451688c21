import type { DetailsAnswer } from '../../contract/listings/listing.ts'
import type { Env } from '../../env.ts'
import type { Caller } from '../../safety/caller.ts'
import type { Occasion } from '../../safety/occasion.ts'
import { toInput } from '../listing.ts'
import { getDetails } from '../store.ts'
import { changeById, type Target } from './changeById.ts'
import { requireEditor, writerFor } from './rights.ts'

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
  const writer = writerFor(env, caller)
  const { version } = await changeById(env, target, writer, occasion, (row) => {
    requireEditor(row, caller)
    return { listing: toInput(row), menu }
  })
  const details = await getDetails(env.DB, target.id)
  return {
    version,
    menu,
    restaurantKey: target.id,
    ...(details?.dishes && { dishes: details.dishes }),
  }
}
