import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { migrate } from '../../tools/database/migrate.ts'
import { makeDatabaseWorker } from '../../tools/database/worker.ts'
import { COMPATIBILITY_DATE } from '../../tools/deployment/deployment.ts'
import type { Database } from '../../worker/db/client.ts'
import { bundle } from '../bundle.ts'
import { childrenNamed } from '../children.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
const PATIENCE_MS = 60_000
const ASK_EVERY_MS = 20

interface FaultServer {
  /** Changes with each kill. */
  url(): URL
  db(): Promise<Database>
  /** Kills workerd in the middle of its work; resolves when it runs again on the same files. */
  kill(): Promise<void>
  close(): Promise<void>
}

/** The writing calls on workerd, with a database in a temporary folder. */
export async function startServer(): Promise<FaultServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sprig-faults-'))
  const before = new Set(childrenNamed('workerd'))
  const ours = () => childrenNamed('workerd').filter((pid) => !before.has(pid))
  const { worker, databaseAt } = makeDatabaseWorker()
  const stores = { compatibilityDate: COMPATIBILITY_DATE, d1Databases: { DB: 'bench' } }
  const server = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          ...stores,
          name: 'product',
          modules: await bundle(WORKER, ['LiveArea']),
          compatibilityFlags: ['nodejs_compat'],
          bindings: {
            APP_ENV: 'development',
            ORIGIN: 'http://localhost',
            PASSWORD_PEPPER: 'bench-pepper',
            CODE_KEY: 'bench-code-key',
            SIGNING_KEY: 'bench-signing-key',
          },
          kvNamespaces: { SESSIONS: 'bench' },
          queueProducers: { MAIL_QUEUE: 'bench-mail' },
          durableObjects: { LIVE: { className: 'LiveArea', useSQLite: true } },
        },
        {
          ...stores,
          ...worker,
          name: 'database',
          modules: true,
          unsafeDirectSockets: [{ port: 0 }],
        },
      ],
      resourcePersistencePath: folder,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => {},
    }),
  )
  let url = await server.ready
  const db = async () => databaseAt(await server.unsafeGetDirectURL('database'))
  await migrate(await db())
  return {
    url: () => url,
    db,
    kill: async () => {
      const running = ours()
      for (const pid of running) process.kill(pid, 'SIGKILL')
      const until = Date.now() + PATIENCE_MS
      while (ours().every((pid) => running.includes(pid)) || !(await isUp(await server.ready))) {
        if (Date.now() > until) throw new Error('workerd did not come back')
        await wait(ASK_EVERY_MS)
      }
      url = await server.ready
    },
    close: async () => {
      await server.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whether it answers, which it does with 401 without a session. */
async function isUp(url: URL): Promise<boolean> {
  const answer = await fetch(new URL('/api/saved', url)).catch(() => null)
  return answer?.status === 401
}
