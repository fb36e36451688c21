import { inArray, sql } from 'drizzle-orm'
import { type Database, query } from '../../worker/db/client.ts'
import { secretCodes, users } from '../../worker/db/tables/accounts.ts'
import { outbox } from '../../worker/db/tables/mail.ts'
import { savedVersions } from '../../worker/db/tables/saved.ts'

/** More versions than an account can have made since a copy. */
const NEVER_BEFORE = 1_000_000

/**
 * Ends what may have ended since the copy was made: sessions that KV still holds (by a new epoch), codes used since, and mail
 * sent since. Saved places get versions that no device has seen, or devices would take every answer for an old one; an account
 * without saved places may have saved some since.
 */
export async function endWhatWasOpen(db: Database): Promise<void> {
  const everyAccount = query(db)
    .select({ userId: users.id, version: sql<number>`${NEVER_BEFORE}`.as('version') })
    .from(users)
    // Without it, SQLite parses ON CONFLICT as the ON of a join.
    .where(sql`true`)
  await query(db).batch([
    query(db).update(users).set({ sessionEpoch: sql`unixepoch()` }),
    query(db).update(secretCodes).set({ expiresAt: 0 }),
    query(db)
      .update(outbox)
      .set({ state: 'failed', reason: 'restored' })
      .where(inArray(outbox.state, ['waiting', 'claimed'])),
    query(db)
      .insert(savedVersions)
      .select(everyAccount)
      .onConflictDoUpdate({
        target: savedVersions.userId,
        set: { version: sql`${savedVersions.version} + ${NEVER_BEFORE}` },
      }),
  ])
}
