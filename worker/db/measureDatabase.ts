import { type Spent, timed } from '../timing/measures.ts'
import { interceptDatabase } from './interceptDatabase.ts'

/** The same database, with every statement counted and timed, in its sessions too. It pauses after each answer. */
export function measureDatabase(
  db: D1Database,
  spent: Spent,
  pause: () => Promise<void> | undefined,
): D1Database {
  return interceptDatabase(db, async (call, statements) => {
    const answer = await timed(spent, call, statements)
    await pause()
    return answer
  })
}
