import { t } from '../../../../languages/t.ts'
import type { Restaurant } from '../../../contract/restaurant.ts'
import { type EditedName, REVERTED_NAMES } from '../../../contract/restaurants/fieldNames.ts'
import { type FieldValues, fieldOf } from '../../../contract/restaurants/fields.ts'
import type { Env } from '../../../env.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../safety/caller.ts'
import type { RequestContext } from '../../../safety/requestContext.ts'
import { isAdmin } from '../../editor.ts'
import { toInput } from '../../restaurantInput.ts'
import { verdictsIn } from '../../saving/corrections/planCorrections.ts'
import { changeById, type Target } from '../changeById.ts'
import { requireOwner, writerFor } from '../rights.ts'
import { readValuesAt } from './store.ts'

/** A revert by an owner keeps the fields of admins. No revert sends a pop-up online or offline, closes, reopens or deletes. */
const OWNERS_NAMES = REVERTED_NAMES.filter((name) => fieldOf(name).editedBy === 'editor')

/**
 * Writes the state of a restaurant at a version as a new version.
 * @throws AppError not_found for an unknown version; stale_version; too_many_requests
 */
export function revertRestaurant(
  env: Pick<Env, 'DB' | 'LIVE' | 'APP_ENV' | 'LIMITS'>,
  target: Target,
  version: number,
  caller: Caller,
  context: RequestContext,
): Promise<Restaurant> {
  return changeById(env, target, writerFor(env, caller), context, async (row) => {
    requireOwner(row, caller)
    if (version > row.version) throw new AppError('not_found', t('There is no such version'))
    const values = await readValuesAt(env.DB, row.id, { version, until: row.version })
    const current = toInput(row)
    const names = isAdmin(caller) ? REVERTED_NAMES : OWNERS_NAMES
    const then = { ...current, menu: row.menu, ...valuesOf(values, ['menu', ...names]) }
    const { menu, ...fields } = then
    const isOnline = current.status === 'ONLINE' || then.status === 'ONLINE'
    const status = isOnline ? current.status : then.status
    // Only a pop-up that is OFFLINE may go back to having no place.
    const place = status === 'OFFLINE' ? then.place : (then.place ?? current.place)
    return { restaurant: { ...fields, place, status }, menu, verdicts: verdictsIn(values) }
  })
}

type Reverted = Pick<FieldValues, EditedName> & { menu: string | null }

/** Values as our own versions stored them. */
function valuesOf(
  values: ReadonlyMap<string, unknown>,
  names: readonly (keyof Reverted)[],
): Partial<Reverted> {
  const known = names.filter((name) => values.has(name))
  return Object.fromEntries(known.map((name) => [name, values.get(name)])) as Partial<Reverted>
}
