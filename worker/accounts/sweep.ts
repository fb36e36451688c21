import { type Database, query } from '../db/client.ts'
import { sweepStatements } from '../safety/store.ts'
import { sweepSessions } from '../sessions/sessions.ts'
import { sweepCodes } from './store.ts'

/** For the Cron: deletes account rows that no rule reads any more. */
export async function sweepAccounts(db: Database, now: number): Promise<void> {
  await query(db).batch([
    ...sweepStatements(db, now),
    ...sweepCodes(db, now),
    ...sweepSessions(db, now),
  ])
}
