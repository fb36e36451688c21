import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { makeDatabaseWorker } from '../../tools/database/worker.ts'
import { COMPATIBILITY_DATE } from '../../tools/deployment/deployment.ts'
import type { Database } from '../../worker/db/client.ts'
import { storeSockets } from './storeSockets.ts'

/** The name of the database, the keys and the files in these stores. */
export const STORED_AS = 'bench'

interface Stores {
  db: Database
  close(): Promise<void>
}

/**
 * What the product stores, in a process of its own: on Cloudflare too, the Worker's thread only waits for it. `state` is kept;
 * the sockets are made in `folder`.
 */
export async function startStores(state: string, folder: string): Promise<Stores> {
  const { worker, databaseAt } = makeDatabaseWorker()
  const server = new Miniflare(
    convertV4MiniflareOptions({
      ...worker,
      name: 'database',
      modules: true,
      compatibilityDate: COMPATIBILITY_DATE,
      d1Databases: { DB: STORED_AS },
      kvNamespaces: { KEYS: STORED_AS },
      r2Buckets: { FILES: STORED_AS },
      unsafeDirectSockets: [{ port: 0 }],
      unsafeBindings: [storeSockets(folder)],
      resourcePersistencePath: state,
    }),
  )
  return {
    db: databaseAt(await server.unsafeGetDirectURL('database')),
    close: () => server.dispose(),
  }
}
