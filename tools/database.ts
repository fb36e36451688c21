import { openPlatform, type PlatformChoice } from './platform.ts'

export interface OpenDatabase {
  db: D1Database
  close(): Promise<void>
}

/**
 * The product's D1 database, from a program that runs in Node.
 * @throws InUseError when a server or another tool has the local one open
 */
export async function openDatabase(choice: PlatformChoice = {}): Promise<OpenDatabase> {
  const { env, close } = await openPlatform<{ DB: D1Database }>('d1_databases', choice)
  return { db: env.DB, close }
}
