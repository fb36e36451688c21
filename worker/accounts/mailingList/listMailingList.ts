import type { MailingListEntry } from '../../contract/accounts/accounts.ts'
import type { Database } from '../../db/client.ts'
import { auditStatement } from '../../safety/audit.ts'
import type { Caller } from '../../safety/caller.ts'
import type { RequestContext } from '../../safety/requestContext.ts'
import { countEntries, countPlaceless, type EntryFilter, listEntries } from './store.ts'
import { toEntry } from './toEntry.ts'

const MAX_AT_ONCE = 200

/**
 * A page of the pre-registered people, invited ones first, with the total of matches. `withoutPlace`: how many more would
 * match but have no place; null when the request names no area.
 */
export async function listMailingList(
  db: Database,
  input: EntryFilter & { after?: string | undefined; limit?: number | undefined },
  caller: Caller,
  context: RequestContext,
): Promise<{ entries: MailingListEntry[]; total: number; withoutPlace: number | null }> {
  const page = { after: input.after ?? null, limit: input.limit ?? MAX_AT_ONCE }
  const read = { actor: caller.id, action: 'mailing_list_read', subject: null } as const
  const [entries, total, withoutPlace] = await Promise.all([
    listEntries(db, input, page),
    countEntries(db, input),
    input.circle && countPlaceless(db, input.search),
    auditStatement(db, read, context),
  ])
  return { entries: entries.map(toEntry), total, withoutPlace }
}
