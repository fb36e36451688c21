import { inArray, sql } from 'drizzle-orm'
import { secretCodes, users } from '../../worker/db/accountTables.ts'
import { type Database, query } from '../../worker/db/client.ts'
import { outbox } from '../../worker/db/mailTables.ts'
import { savedVersions } from '../../worker/db/savedTables.ts'

/** More than an account can have changed what it saved since a copy. */
const NEVER_BEFORE = 1_000_000

/**
 * Ends what the time since a copy may have ended: sessions, which KV still knows (an epoch that was never before ends them), codes
 * that were used since, and mail that was sent since. What accounts have saved gets versions that no device has seen, else devices
 * would take every answer for an old one; an account that has saved nothing yet may have done so since.
 */
export async function endWhatWasOpen(db: Database): Promise<void> {
  const everyAccount = query(db)
    .select({ userId: users.id, version: sql<number>`${NEVER_BEFORE}`.as('version') })
    .from(users)
    // Else SQLite takes ON CONFLICT for the ON of a join.
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
