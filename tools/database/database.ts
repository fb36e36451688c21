import type { Database } from '../../worker/db/client.ts'
import { openPlatform, type PlatformChoice } from './platform.ts'
import { makeDatabaseWorker } from './worker.ts'

export interface OpenDatabase {
  db: Database
  close(): Promise<void>
}

/**
 * The product's D1 database, from a program that runs in Node.
 * @throws InUseError when a server or another tool has the local one open
 */
export async function openDatabase(choice: PlatformChoice = {}): Promise<OpenDatabase> {
  const { worker, databaseAt } = makeDatabaseWorker()
  const { server, close } = await openPlatform('d1_databases', choice, worker)
  return { db: databaseAt(await server.unsafeGetDirectURL()), close }
}
