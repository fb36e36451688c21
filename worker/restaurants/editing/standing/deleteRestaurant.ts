import type { Env } from '../../../env.ts'
import type { Caller } from '../../../safety/caller.ts'
import type { RequestContext } from '../../../safety/requestContext.ts'
import { toInput } from '../../restaurantInput.ts'
import { changeById, type Target } from '../changeById.ts'
import { requireOwner, writerFor } from '../rights.ts'

/** Deletes a restaurant with its page. An admin can restore it for 30 days. */
export async function deleteRestaurant(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  target: Target,
  caller: Caller,
  context: RequestContext,
): Promise<void> {
  await changeById(env, target, writerFor(env, caller), context, (row) => {
    requireOwner(row, caller)
    return { restaurant: toInput(row), deletedAt: context.now }
  })
}
