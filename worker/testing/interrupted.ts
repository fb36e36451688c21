import { env } from 'cloudflare:workers'
import { interceptDatabase } from '../db/interceptDatabase.ts'

/** The database of one request; `meanwhile` runs before its batch number `at`. */
export function interrupted(at: number, meanwhile: () => Promise<unknown>): D1Database {
  let batches = 0
  return interceptDatabase(env.DB, async (call, statements) => {
    if (statements > 1) batches += 1
    if (statements > 1 && batches === at) await meanwhile()
    return call()
  })
}
