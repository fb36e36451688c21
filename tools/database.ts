import type { Database } from '../worker/db/client.ts'
import { answerCall, databaseBehind } from '../worker/db/oneCall.ts'
import { randomSecret } from '../worker/safety/digest.ts'
import { openPlatform, type PlatformChoice } from './platform.ts'

export interface OpenDatabase {
  db: Database
  close(): Promise<void>
}

/**
 * The product's D1 database, from a program that runs in Node.
 * @throws InUseError when a server or another tool has the local one open
 */
export async function openDatabase(choice: PlatformChoice = {}): Promise<OpenDatabase> {
  const key = randomSecret()
  const { server, close } = await openPlatform('d1_databases', choice, {
    script: `export default { fetch: ${answerCall} }`,
    bindings: { KEY: key },
  })
  const url = await server.unsafeGetDirectURL()
  // A connection that is kept may end while the program is busy, just before its next call.
  const headers = { connection: 'close', authorization: key }
  return {
    db: databaseBehind((body) => fetch(url, { method: 'POST', headers, body })),
    close,
  }
}
