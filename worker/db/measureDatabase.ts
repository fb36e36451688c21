import { type Spent, timed } from '../timing/measures.ts'
import { interceptDatabase } from './interceptDatabase.ts'

/** The same database, with every statement counted and timed, in its sessions too. */
export function measureDatabase(db: D1Database, spent: Spent): D1Database {
  return interceptDatabase(db, (call, statements) => timed(spent, call, statements))
}
