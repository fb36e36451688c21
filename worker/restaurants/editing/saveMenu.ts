import type { DetailsAnswer } from '../../contract/restaurants/editing.ts'
import type { Env } from '../../env.ts'
import type { Caller } from '../../safety/caller.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { toInput } from '../restaurantInput.ts'
import { getDetails } from '../store.ts'
import { changeById, type Target } from './changeById.ts'
import { requireEditor, writerFor } from './rights.ts'

/**
 * Replaces a menu, as a new version of its restaurant, and counts its dishes.
 * @throws AppError forbidden; not_found; stale_version; too_many_requests
 */
export async function saveMenu(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  target: Target,
  menu: string,
  caller: Caller,
  context: RequestContext,
): Promise<DetailsAnswer> {
  const writer = writerFor(env, caller)
  const { version } = await changeById(env, target, writer, context, (row) => {
    requireEditor(row, caller)
    return { restaurant: toInput(row), menu }
  })
  const details = await getDetails(env.DB, target.id)
  return {
    version,
    menu,
    restaurantKey: target.id,
    ...(details?.dishes && { dishes: details.dishes }),
  }
}
