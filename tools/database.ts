import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockDatabase } from './databaseUse.ts'
import { guardWorkers } from './endWithUs.ts'

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
  /** How long to wait for another tool that has it open. Default: two minutes. */
  patienceMs?: number
}

/** The settings that wrangler.toml gives the Worker; secrets are not among them. */
export async function readVars(): Promise<Record<string, unknown>> {
  const wrangler = await import('wrangler')
  return wrangler.unstable_readConfig({ config: CONFIG }).vars
}

/**
 * The product's D1 database, from a program that runs in Node.
 * @throws InUseError when a server or another tool has the local one open
 */
export async function openDatabase(choice: DatabaseChoice = {}): Promise<OpenDatabase> {
  const {
    remote = false,
    stateDir = process.env.STATE_DIR || '.wrangler/state',
    patienceMs = 120_000,
  } = choice
  const folder = stateDir === null || remote ? null : resolve(stateDir)
  const unlock = folder === null ? () => {} : await lockDatabase(folder, patienceMs)
  // Wrangler reads these when it is loaded.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  process.env.WRANGLER_SEND_METRICS = 'false'
  process.env.WRANGLER_SEND_ERROR_REPORTS = 'false'
  process.env.WRANGLER_LOG ??= 'warn'
  const wrangler = await import('wrangler')
  const databases: object[] = wrangler.unstable_readConfig({ config: CONFIG }).d1_databases
  const configFolder = mkdtempSync(join(tmpdir(), 'sprig-database-'))
  const configPath = join(configFolder, 'wrangler.json')
  // Only the database: queues, assets and build steps of the Worker have no part in this.
  writeFileSync(
    configPath,
    JSON.stringify({
      name: 'sprig-tool',
      compatibility_date: '2026-10-20',
      d1_databases: databases.map((one) => ({ ...one, ...(remote ? { remote } : {}) })),
    }),
  )
  const proxy = await guardWorkers(() =>
    wrangler.getPlatformProxy<{ DB: D1Database }>({
      configPath,
      persist: folder === null ? false : { path: join(folder, 'v3') },
      remoteBindings: remote,
    }),
  )
  return {
    db: proxy.env.DB,
    close: async () => {
      await proxy.dispose()
      unlock()
      rmSync(configFolder, { recursive: true, force: true })
    },
  }
}
