import { openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'

/** Makes an empty database in a folder, for programs that make none. */
export async function makeDatabase(stateDir: string): Promise<void> {
  const { db, close } = await openDatabase({ stateDir })
  await migrate(db).finally(close)
}
