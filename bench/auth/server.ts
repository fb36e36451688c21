import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build } from 'vite'
import { migrate } from '../../tools/migrate.ts'

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
      modules: await bundle(),
      compatibilityDate: '2026-10-20',
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

/** The first module is the one that starts. */
async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: WORKER, write: false, minify: false, target: 'es2024' },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (output === undefined || !('output' in output)) throw new Error('Nothing was bundled')
  const chunks = output.output.flatMap((part) => (part.type === 'chunk' ? [part] : []))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('Nothing starts the bundle')
  const main = `import { answer } from './${entry.fileName}'; export default { fetch: answer }`
  const asModule = (path: string, contents: string) => ({
    type: 'ESModule' as const,
    path,
    contents,
  })
  return [asModule('main.mjs', main), ...chunks.map((one) => asModule(one.fileName, one.code))]
}
