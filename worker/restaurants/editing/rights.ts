import { msg, t } from '../../../languages/t.ts'
import { DAY_MS, HOUR_MS } from '../../contract/durations.ts'
import { MAX_STRANGER_EDITS_PER_DAY } from '../../contract/restaurants/restaurantLimits.ts'
import { query } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { refusalStatements } from '../../safety/audit.ts'
import type { Caller } from '../../safety/caller.ts'
import { hasVolumeLimits, type Limit } from '../../safety/limits.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { type Editor, editorOf, isAdmin } from '../editor.ts'
import type { WholeRow } from '../saving/store.ts'
import { readOwner } from '../store.ts'
import { noSuchRestaurant, type Writer } from './changeById.ts'

const MAX_EDITS_PER_HOUR = 60
/** Admins correct many restaurants: one version every six seconds for a whole hour. */
const MAX_EDITS_OF_ADMINS = 600
const ONLY_OWNERS = msg('Only the owner or an admin may change this')

/**
 * The role in which a caller edits a restaurant.
 * @throws AppError forbidden
 */
export function requireEditor(row: Pick<WholeRow, 'ownerId'>, caller: Caller): Editor {
  const editor = editorOf(row, caller)
  if (editor === null) throw new AppError('forbidden', t(ONLY_OWNERS))
  return editor
}

/**
 * For changes that strangers may not make. The table of routes checks first; this checks the current row again, as its owner
 * may have changed meanwhile. Such a refusal is only a lost race, so the audit does not record it.
 * @throws AppError forbidden
 */
export function requireOwner(row: Pick<WholeRow, 'ownerId'>, caller: Caller): void {
  if (requireEditor(row, caller) === 'stranger') throw new AppError('forbidden', t(ONLY_OWNERS))
}

/**
 * Checks, before the body is read, that this caller may edit this restaurant. A refusal is written to the audit.
 * @throws AppError not_found; forbidden
 */
export async function refuseOthers(
  env: Pick<Env, 'DB'>,
  id: string,
  caller: Caller,
  context: RequestContext,
): Promise<void> {
  const row = await readOwner(env.DB, id)
  if (row === null) throw noSuchRestaurant()
  if (editorOf(row, caller) !== null) return
  throw await auditedRefusal(env, caller, context, 'edit of a restaurant', t(ONLY_OWNERS))
}

/** The caller as a writer, with at most 60 versions an hour, admins 600. The limit of strangers is never off. */
export function writerFor(env: Pick<Env, 'APP_ENV' | 'LIMITS'>, caller: Caller): Writer {
  const max = isAdmin(caller) ? MAX_EDITS_OF_ADMINS : MAX_EDITS_PER_HOUR
  const hourly = { key: `edits:${caller.id}`, max, windowMs: HOUR_MS }
  const key = `stranger-edits:${caller.id}`
  const ofStrangers = { key, max: MAX_STRANGER_EDITS_PER_DAY, windowMs: DAY_MS }
  return {
    by: caller.id,
    limitsFor: (row): Limit[] => [
      ...(hasVolumeLimits(env) ? [hourly] : []),
      ...(editorOf(row, caller) === 'stranger' ? [ofStrangers] : []),
    ],
  }
}

/** Writes a refusal to the audit, with `subject`; returns the error to throw. */
export async function auditedRefusal(
  env: Pick<Env, 'DB'>,
  caller: Caller,
  context: RequestContext,
  subject: string,
  sentence: string,
): Promise<AppError> {
  const denial = { actor: caller.id, action: 'denied', subject } as const
  await query(env.DB).batch(refusalStatements(env.DB, denial, caller.id, context))
  return new AppError('forbidden', sentence)
}
