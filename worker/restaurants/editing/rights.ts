import { MAX_STRANGER_EDITS_A_DAY } from '../../contract/listingLimits.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { auditStatement } from '../../safety/audit.ts'
import type { Caller } from '../../safety/caller.ts'
import { hasVolumeLimits, takeFromLimits } from '../../safety/limits.ts'
import type { Occasion } from '../../safety/occasion.ts'
import { DAY_MS, HOUR_MS } from '../../time.ts'
import type { WholeRow } from '../saving/wholeStore.ts'
import { noSuchRestaurant } from './changeById.ts'
import { readOwner } from './store.ts'

const MOST_EDITS_AN_HOUR = 60
const ONLY_OWNERS = 'Only the owner or an admin may change this'

export function isAdmin(caller: Pick<Caller, 'groups'>): boolean {
  return caller.groups.includes('admin')
}

/** `stranger` edits a listing that nobody owns; null may not edit. */
export type Editor = 'admin' | 'owner' | 'stranger' | null

export function editorOf(
  row: Pick<WholeRow, 'owner_id'>,
  caller: Pick<Caller, 'id' | 'groups'>,
): Editor {
  if (isAdmin(caller)) return 'admin'
  if (row.owner_id === null) return 'stranger'
  return row.owner_id === caller.id ? 'owner' : null
}

/**
 * Before anything of an edit is read: whether this caller may edit this listing at all.
 * @throws AppError not_found; forbidden
 */
export async function refuseOthers(
  env: Pick<Env, 'DB'>,
  id: string,
  caller: Caller,
  occasion: Occasion,
): Promise<void> {
  const row = await readOwner(env.DB, id)
  if (row === null) throw noSuchRestaurant()
  if (editorOf(row, caller) === null) throw await denied(env, caller, occasion, ONLY_OWNERS)
}

/**
 * Lets a caller edit, and counts the edit. The limit for strangers always holds.
 * @throws AppError forbidden; too_many_requests
 */
export async function allowEdit(
  env: Pick<Env, 'DB' | 'APP_ENV' | 'LIMITS'>,
  row: WholeRow,
  caller: Caller,
  occasion: Occasion,
): Promise<Exclude<Editor, null>> {
  const editor = editorOf(row, caller)
  if (editor === null) throw await denied(env, caller, occasion, ONLY_OWNERS)
  const limits = []
  if (hasVolumeLimits(env)) {
    limits.push({ key: `edits:${caller.id}`, most: MOST_EDITS_AN_HOUR, windowMs: HOUR_MS })
  }
  if (editor === 'stranger') {
    const key = `stranger-edits:${caller.id}`
    limits.push({ key, most: MAX_STRANGER_EDITS_A_DAY, windowMs: DAY_MS })
  }
  if (limits.length > 0) await takeFromLimits(env.DB, limits, occasion.now)
  return editor
}

/** Notes that somebody tried what they may not do; the error to throw. */
export async function denied(
  env: Pick<Env, 'DB'>,
  caller: Caller,
  occasion: Occasion,
  sentence: string,
): Promise<AppError> {
  const denial = { actor: caller.id, action: 'denied', subject: 'edit of a listing' } as const
  await auditStatement(env.DB, denial, occasion).run()
  return new AppError('forbidden', sentence)
}
