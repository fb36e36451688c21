import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Worker_Module } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { migrate } from '../../tools/database/migrate.ts'
import { loadGazetteer } from '../../tools/gazetteer.ts'
import { importFile } from '../../tools/import/importFile.ts'
import { openText } from '../../tools/import/openText.ts'
import type { Database } from '../../worker/db/client.ts'
import { bundle } from '../bundle.ts'
import { startProduct } from './product.ts'
import { startStores } from './stores.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BESIDE = fileURLToPath(new URL('./beside.ts', import.meta.url))
const ORIGIN = 'https://sprig.example'
export const PEPPER = 'bench-pepper'

interface LoadServer {
  url: URL
  /** How long the Worker's thread has computed so far, in milliseconds. */
  computedMs(): number
  db: Database
  close(): Promise<void>
}

/** The source of the places, and the folder that keeps them for the next run; null: a temporary folder. */
interface Places {
  file: string
  stateDir: string | null
}

/**
 * The Worker as it is deployed, with its limits, directly on workerd, and an empty Hono route beside it. Its stores are another
 * process. Miniflare does not proxy the requests.
 */
export async function startServer(places: Places): Promise<LoadServer> {
  const temporary = mkdtempSync(join(tmpdir(), 'sprig-load-'))
  const state = places.stateDir ?? join(temporary, 'state')
  /** Exists once everything is loaded. */
  const mark = join(state, 'loaded')
  const stores = await startStores(state, temporary)
  const close = async () => {
    await stores.close()
    rmSync(temporary, { recursive: true, force: true })
  }
  try {
    await migrate(stores.db)
    if (!existsSync(mark)) {
      await load(stores.db, places.file)
      writeFileSync(mark, '')
    }
    const product = await startProduct(await modulesOf(temporary), {
      vars: {
        ORIGIN,
        PASSWORD_PEPPER: PEPPER,
        CODE_KEY: 'bench-code-key',
        SIGNING_KEY: 'bench-signing-key',
        MAIL_FROM: 'Sprig <hello@sprig.example>',
        LIMITS_PER_MINUTE: JSON.stringify(readLimits()),
      },
      site: join(ROOT, 'dist/site'),
      folder: temporary,
    })
    return {
      url: product.url,
      computedMs: product.computedMs,
      db: stores.db,
      close: async () => {
        await product.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The bundle that `npm run deploy` uploads, with the bench's wrapper. */
async function modulesOf(folder: string): Promise<Worker_Module[]> {
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
        : product.fetch(request, withLimits(env), context),
    }`
  const files = readdirSync(out).filter((name) => /\.(js|wasm|bin|txt)$/.test(name))
  return [
    { name: 'main.mjs', esModule: main },
    ...beside.map(({ path, contents }) => ({ name: path, esModule: contents })),
    ...files.map((name) => moduleOf(name, readFileSync(join(out, name)))),
  ]
}

function moduleOf(name: string, contents: Buffer): Worker_Module {
  if (name.endsWith('.js')) return { name, esModule: contents.toString() }
  if (name.endsWith('.wasm')) return { name, wasm: contents }
  return name.endsWith('.bin') ? { name, data: contents } : { name, text: contents.toString() }
}

function readLimits(): Record<string, number> {
  const config = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') })
  const ratelimits: readonly { name: string; simple: { limit: number } }[] = config.ratelimits
  return Object.fromEntries(ratelimits.map(({ name, simple }) => [name, simple.limit]))
}

async function load(db: Database, file: string): Promise<void> {
  await loadGazetteer(db)
  const { counts } = await importFile(db, await openText(file), { now: Date.now() })
  console.log(counts.join('\n'))
}
