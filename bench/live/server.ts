import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { migrate } from '../../tools/database/migrate.ts'
import { COMPATIBILITY_DATE } from '../../tools/deployment/deployment.ts'
import { bundle } from '../bundle.ts'
import { childrenNamed } from '../children.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))

export interface LiveServer {
  url: URL
  db: D1Database
  /** A mark of the area's object, which changes when the object is created again. */
  birthOf(area: string): Promise<string>
  /** The memory of workerd in KiB. */
  memoryKib(): number
  close(): Promise<void>
}

/** Toggle and sockets on workerd, with an empty database in a temporary folder. */
export async function startServer(): Promise<LiveServer> {
  const server = new Miniflare(
    convertV4MiniflareOptions({
      modules: await bundle(WORKER, ['LiveArea']),
      compatibilityDate: COMPATIBILITY_DATE,
      compatibilityFlags: ['nodejs_compat'],
      bindings: { APP_ENV: 'development', ORIGIN: 'http://localhost', SIGNING_KEY: 'bench' },
      d1Databases: { DB: 'bench' },
      kvNamespaces: { SESSIONS: 'bench' },
      durableObjects: { LIVE: { className: 'LiveArea', useSQLite: true } },
    }),
  )
  const db = await server.getD1Database('DB')
  await migrate(db)
  const url = await server.ready
  return {
    url,
    db,
    birthOf: async (area) => (await fetch(new URL(`/birth?area=${area}`, url))).text(),
    memoryKib: () => childrenNamed('workerd').reduce((sum, pid) => sum + residentKib(pid), 0),
    close: () => server.dispose(),
  }
}

function residentKib(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}
