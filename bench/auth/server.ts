import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { migrate } from '../../tools/database/migrate.ts'
import { COMPATIBILITY_DATE } from '../../tools/deployment/deployment.ts'
import { bundle } from '../bundle.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
export const PEPPER = 'bench-pepper'

export interface BenchServer {
  url: URL
  db: D1Database
  close(): Promise<void>
}

/** The account calls on workerd itself, with an empty database in a temporary folder. */
export async function startServer(): Promise<BenchServer> {
  const server = new Miniflare(
    convertV4MiniflareOptions({
      modules: await bundle(WORKER),
      compatibilityDate: COMPATIBILITY_DATE,
      compatibilityFlags: ['nodejs_compat'],
      bindings: {
        APP_ENV: 'development',
        ORIGIN: 'http://localhost',
        PASSWORD_PEPPER: PEPPER,
        CODE_KEY: 'bench-code-key',
        SIGNING_KEY: 'bench-signing-key',
      },
      d1Databases: { DB: 'bench' },
      kvNamespaces: { SESSIONS: 'bench' },
      queueProducers: { MAIL_QUEUE: 'bench-mail' },
    }),
  )
  const db = await server.getD1Database('DB')
  await migrate(db)
  return { url: await server.ready, db, close: () => server.dispose() }
}
