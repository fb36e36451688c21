import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const CONFIG = fileURLToPath(new URL('../wrangler.toml', import.meta.url))

export interface OpenDatabase {
  db: D1Database
  close(): Promise<void>
}

export interface DatabaseChoice {
  /** The real database of the account that wrangler is signed in to. */
  remote?: boolean
  /** Where the local one lives; null: in memory only. Default: STATE_DIR, else `.wrangler/state`, where wrangler dev keeps it too. */
  stateDir?: string | null
}

/** The product's D1 database, from a program that runs in Node. */
export async function openDatabase(choice: DatabaseChoice = {}): Promise<OpenDatabase> {
  const { remote = false, stateDir = process.env.STATE_DIR || '.wrangler/state' } = choice
  // Wrangler reads these when it is loaded.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  process.env.WRANGLER_SEND_METRICS = 'false'
  process.env.WRANGLER_SEND_ERROR_REPORTS = 'false'
  process.env.WRANGLER_LOG ??= 'warn'
  const wrangler = await import('wrangler')
  const databases: object[] = wrangler.unstable_readConfig({ config: CONFIG }).d1_databases
  const folder = mkdtempSync(join(tmpdir(), 'sprig-database-'))
  const configPath = join(folder, 'wrangler.json')
  // Only the database: queues, assets and build steps of the Worker have no part in this.
  writeFileSync(
    configPath,
    JSON.stringify({
      name: 'sprig-tool',
      compatibility_date: '2026-10-20',
      d1_databases: databases.map((one) => ({ ...one, ...(remote ? { remote } : {}) })),
    }),
  )
  const proxy = await wrangler.getPlatformProxy<{ DB: D1Database }>({
    configPath,
    persist: stateDir === null ? false : { path: resolve(stateDir, 'v3') },
    remoteBindings: remote,
  })
  return {
    db: proxy.env.DB,
    close: async () => {
      await proxy.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
