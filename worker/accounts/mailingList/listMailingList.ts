import type { MailingListEntry } from '../../contract/accounts/accounts.ts'
import { auditStatement } from '../../safety/audit.ts'
import type { Caller } from '../../safety/caller.ts'
import type { Occasion } from '../../safety/occasion.ts'
import {
  countEntries,
  countPlaceless,
  type EntryFilter,
  type EntryRow,
  selectEntries,
} from './store.ts'
import { toEntry } from './toEntry.ts'

const MOST_AT_ONCE = 200

/**
 * A page of those who pre-registered, invited ones first, and how many match in all. `withoutPlace`: how many more would
 * if an area could show them; null when none was asked for.
 */
export async function listMailingList(
  db: D1Database,
  input: EntryFilter & { after?: string | undefined; limit?: number | undefined },
  caller: Caller,
  occasion: Occasion,
): Promise<{ entries: MailingListEntry[]; total: number; withoutPlace: number | null }> {
  const page = { after: input.after ?? null, limit: input.limit ?? MOST_AT_ONCE }
  const read = { actor: caller.id, action: 'mailing_list_read', subject: null } as const
  const [entries, count, placeless] = await Promise.all([
    selectEntries(db, input, page).all<EntryRow>(),
    countEntries(db, input).first<number>('count'),
    input.circle && countPlaceless(db, input.search).first<number>('count'),
    auditStatement(db, read, occasion).run(),
  ])
  return {
    entries: entries.results.map(toEntry),
    total: count ?? 0,
    withoutPlace: placeless,
  }
}
