import type { Database } from '../../worker/db/client.ts'
import { answerCall, databaseBehind } from '../../worker/db/oneCall.ts'
import { randomSecret } from '../../worker/safety/digest.ts'

interface DatabaseWorker {
  /** What Miniflare makes the Worker of. It needs a database DB and a direct socket. */
  worker: { script: string; bindings: Record<string, string> }
  /** Its database, from a program that runs in Node. */
  databaseAt(url: URL): Database
}

/** A Worker through which a program reaches a database. The key is random, so that no other program can. */
export function makeDatabaseWorker(): DatabaseWorker {
  const key = randomSecret()
  // A kept connection may end while the program is busy, just before its next call.
  const headers = { connection: 'close', authorization: key }
  return {
    worker: {
      script: `export default { fetch: ${answerCall} }`,
      bindings: { KEY: key },
    },
    databaseAt: (url) => databaseBehind((body) => fetch(url, { method: 'POST', headers, body })),
  }
}
