import type { Env } from '../../../env.ts'
import type { Caller } from '../../../safety/caller.ts'
import type { Occasion } from '../../../safety/occasion.ts'
import { toInput } from '../../listing.ts'
import { changeById, type Target } from '../changeById.ts'
import { requireOwner, writerFor } from '../rights.ts'

/** Takes a listing and its page away. An admin can bring it back for 30 days. */
export async function deleteListing(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  target: Target,
  caller: Caller,
  occasion: Occasion,
): Promise<void> {
  await changeById(env, target, writerFor(env, caller), occasion, (row) => {
    requireOwner(row, caller)
    return { listing: toInput(row), deletedAt: occasion.now }
  })
}
