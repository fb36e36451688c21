import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { migrate } from '../../tools/database/migrate.ts'
import { makeDatabaseWorker } from '../../tools/database/worker.ts'
import { loadGazetteer } from '../../tools/gazetteer.ts'
import { importFile } from '../../tools/import/importFile.ts'
import { openText } from '../../tools/import/openText.ts'
import type { Database } from '../../worker/db/client.ts'
import { bundle } from '../bundle.ts'
import type { Limits } from './beside.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BESIDE = fileURLToPath(new URL('./beside.ts', import.meta.url))
export const ORIGIN = 'https://sprig.example'
export const PEPPER = 'bench-pepper'
const DATE = '2026-10-20'

export interface LoadServer {
  url: URL
  db: Database
  close(): Promise<void>
}

/** The source of the places, and the folder that keeps them for the next run; null: a temporary folder. */
interface Places {
  file: string
  stateDir: string | null
}

/**
 * The Worker as it is deployed, with its limits, directly on workerd, and an empty Hono route beside it. Miniflare does not proxy
 * the requests.
 */
export async function startServer(places: Places): Promise<LoadServer> {
  const temporary = mkdtempSync(join(tmpdir(), 'sprig-load-'))
  const state = places.stateDir ?? join(temporary, 'state')
  /** Exists once everything is loaded. */
  const mark = join(state, 'loaded')
  const { worker, databaseAt } = makeDatabaseWorker()
  const shared = {
    compatibilityDate: DATE,
    d1Databases: { DB: 'bench' },
    unsafeDirectSockets: [{ port: 0 }],
  }
  const server = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          ...shared,
          name: 'product',
          modules: await modulesOf(temporary),
          compatibilityFlags: ['nodejs_compat'],
          bindings: {
            ORIGIN,
            PASSWORD_PEPPER: PEPPER,
            CODE_KEY: 'bench-code-key',
            SIGNING_KEY: 'bench-signing-key',
            MAIL_FROM: 'Sprig <hello@sprig.example>',
            LIMITS_PER_MINUTE: JSON.stringify(readLimits()),
          },
          serviceBindings: { ASSETS: { disk: { path: join(ROOT, 'dist/site') } } },
          kvNamespaces: { SESSIONS: 'bench' },
          r2Buckets: { PHOTOS: 'photos', TILE_ARCHIVES: 'tiles', OPEN_DATA: 'open-data' },
          queueProducers: { MAIL_QUEUE: 'bench-mail' },
          durableObjects: { LIVE: { className: 'LiveArea', useSQLite: true } },
        },
        { ...shared, ...worker, name: 'database', modules: true },
      ],
      resourcePersistencePath: state,
      // The Worker logs a line for each request.
      handleStructuredLogs: () => {},
    }),
  )
  const close = async () => {
    await server.dispose()
    rmSync(temporary, { recursive: true, force: true })
  }
  try {
    const db = databaseAt(await server.unsafeGetDirectURL('database'))
    await migrate(db)
    if (!existsSync(mark)) {
      await load(db, places.file)
      writeFileSync(mark, '')
    }
    return { url: await server.unsafeGetDirectURL('product'), db, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The bundle that `npm run deploy` uploads, with the bench's wrapper. */
async function modulesOf(folder: string) {
  const out = join(folder, 'bundle')
  execFileSync('npx', ['wrangler', 'deploy', '--dry-run', '--outdir', out], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', WRANGLER_SEND_METRICS: 'false' },
  })
  const [, ...beside] = await bundle(BESIDE)
  const main = `import product, { LiveArea } from './index.js'
    import { answer, withLimits } from './${beside[0]?.path}'
    export { LiveArea }
    export default {
      fetch: (request, env, context) => request.url.endsWith('/empty')
        ? answer(request)
        : product.fetch(request, withLimits(env, JSON.parse(env.LIMITS_PER_MINUTE)), context),
    }`
  const files = readdirSync(out).filter((name) => /\.(js|wasm|bin|txt)$/.test(name))
  return [
    { type: 'ESModule' as const, path: 'main.mjs', contents: main },
    ...beside,
    ...files.map((name) => ({
      type: TYPES[name.slice(name.lastIndexOf('.'))] ?? ('Text' as const),
      path: name,
      contents: new Uint8Array(readFileSync(join(out, name))),
    })),
  ]
}

const TYPES: Record<string, 'ESModule' | 'CompiledWasm' | 'Data'> = {
  '.js': 'ESModule',
  '.wasm': 'CompiledWasm',
  '.bin': 'Data',
}

function readLimits(): Limits {
  const config = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') })
  const ratelimits: readonly { name: string; simple: { limit: number } }[] = config.ratelimits
  return Object.fromEntries(ratelimits.map(({ name, simple }) => [name, simple.limit]))
}

async function load(db: Database, file: string): Promise<void> {
  await loadGazetteer(db)
  const { counts } = await importFile(db, await openText(file), { now: Date.now() })
  console.log(counts.join('\n'))
}
