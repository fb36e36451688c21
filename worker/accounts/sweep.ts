import { sweepStatements } from '../safety/store.ts'

/** For the Cron: lets go of ended counters, used bot checks, dead codes and sessions, and audit rows of a year ago. */
export async function sweepAccounts(db: D1Database, now: number): Promise<void> {
  await db.batch(sweepStatements(db, now))
}
