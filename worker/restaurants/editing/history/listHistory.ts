import type { HistoryEntry } from '../../../contract/restaurants/editing.ts'
import type { Env } from '../../../env.ts'
import { auditStatement } from '../../../safety/audit.ts'
import type { Caller } from '../../../safety/caller.ts'
import { sign } from '../../../safety/digest.ts'
import type { RequestContext } from '../../../safety/requestContext.ts'
import { toIso } from '../../../time.ts'
import { isAdmin } from '../../editor.ts'
import { isProgram } from '../../writers.ts'
import { noSuchRestaurant } from '../changeById.ts'
import {
  findEmails,
  type HistoryRow,
  MAX_MENU_SHOWN,
  readConfirmations,
  readDeletion,
  readHistory,
} from './store.ts'

/** The name of a person as this caller may see it. */
export type NamePerson = (userId: string) => string

/** Admins see email addresses, and the audit records that they did. Others see a mark that identifies nobody. */
export async function namePeople(
  env: Pick<Env, 'DB' | 'SIGNING_KEY'>,
  userIds: readonly string[],
  caller: Pick<Caller, 'id' | 'groups'>,
  context: RequestContext,
): Promise<NamePerson> {
  const others = isAdmin(caller) ? userIds.filter((userId) => userId !== caller.id) : []
  const emails = others.length > 0 ? await findEmails(env.DB, others) : new Map<string, string>()
  if (emails.size > 0) {
    const read = { actor: caller.id, action: 'addresses_read', subject: null } as const
    await auditStatement(env.DB, read, context)
  }
  return (userId) => {
    if (isProgram(userId)) return userId
    if (userId === caller.id) return 'you'
    return emails.get(userId) ?? `member ${sign(env.SIGNING_KEY, 'member', userId).slice(0, 6)}`
  }
}

/**
 * The history of a restaurant, the newest first.
 * @throws AppError not_found
 */
export async function listHistory(
  env: Pick<Env, 'DB' | 'SIGNING_KEY'>,
  id: string,
  caller: Caller,
  context: RequestContext,
): Promise<HistoryEntry[]> {
  const [row, written, confirmed] = await Promise.all([
    readDeletion(env.DB, id),
    readHistory(env.DB, id),
    readConfirmations(env.DB, id),
  ])
  if (row === null || (row.deletedAt !== null && !isAdmin(caller))) throw noSuchRestaurant()
  const rows = [
    ...written.map((entry) => ({ ...entry, kind: 'changed' as const })),
    ...confirmed.map((entry) => ({ ...entry, kind: 'confirmed' as const, changes: {} })),
  ].toSorted((a, b) => b.version - a.version || b.at - a.at)
  const people = await namePeople(
    env,
    rows.map(({ by }) => by),
    caller,
    context,
  )
  return rows.map((entry) => ({
    version: entry.version,
    kind: entry.kind,
    at: new Date(entry.at).toISOString(),
    by: people(entry.by),
    changes: toWire(entry.changes),
  }))
}

/** Stored fields in the names and forms of the API. */
function toWire(changes: HistoryRow['changes']): HistoryEntry['changes'] {
  return Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [
      field === 'place' ? 'geoJson' : field,
      [toWireValue(field, before), toWireValue(field, after)],
    ]),
  )
}

function toWireValue(field: string, value: unknown): unknown {
  if (field === 'menu' && typeof value === 'string' && value.length > MAX_MENU_SHOWN) {
    return `${value.slice(0, MAX_MENU_SHOWN).toWellFormed()}…`
  }
  if (/^(onlineUntil|deletedAt|closedAt)$/.test(field) && typeof value === 'number') {
    return toIso(value)
  }
  if (field === 'place' && value !== null && typeof value === 'object') {
    return 'lng' in value && 'lat' in value
      ? { type: 'Point', coordinates: [value.lng, value.lat] }
      : null
  }
  return value
}
