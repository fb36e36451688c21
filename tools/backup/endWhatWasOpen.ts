import { inArray, sql } from 'drizzle-orm'
import { secretCodes, users } from '../../worker/db/accountTables.ts'
import { type Database, query } from '../../worker/db/client.ts'
import { outbox } from '../../worker/db/mailTables.ts'

/**
 * Ends what the time since a copy may have ended: sessions, which KV still knows (an epoch that was never before ends them), codes
 * that were used since, and mail that was sent since.
 */
export async function endWhatWasOpen(db: Database): Promise<void> {
  await query(db).batch([
    query(db).update(users).set({ sessionEpoch: sql`unixepoch()` }),
    query(db).update(secretCodes).set({ expiresAt: 0 }),
    query(db)
      .update(outbox)
      .set({ state: 'failed', reason: 'restored' })
      .where(inArray(outbox.state, ['waiting', 'claimed'])),
  ])
}
