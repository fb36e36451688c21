import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Unstable_RawConfig } from 'wrangler'
import { lockDatabase } from './databaseUse.ts'
import { configOf, readBaseConfig, readDeployment } from './deployment/deployment.ts'
import { guardWorkers } from './endWithUs.ts'

export interface PlatformChoice {
  /** Use the stores of wrangler's Cloudflare account. */
  remote?: boolean
  /** The deployment for that. Default: DEPLOYMENT, else production. */
  deployment?: string
  /** The folder of the local stores; null: in memory only. Default: STATE_DIR, else `.wrangler/state`, where wrangler dev keeps them too. */
  stateDir?: string | null
  /** How long to wait for another tool that has the stores open. Default: two minutes. */
  patienceMs?: number
}

/** A list of wrangler.toml whose bindings a program needs. */
type Stores = keyof Pick<Unstable_RawConfig, 'd1_databases' | 'r2_buckets'>

/** wrangler.toml, with the names, ids and settings of a deployment if one is given. */
async function readConfig({ remote, deployment }: PlatformChoice): Promise<Unstable_RawConfig> {
  const base = await readBaseConfig()
  if (!remote) return base
  return configOf(readDeployment(deployment ?? (process.env.DEPLOYMENT || 'production')), base)
}

/** The Worker's settings without secrets. */
export async function readVars(choice: PlatformChoice): Promise<Record<string, unknown>> {
  return (await readConfig(choice)).vars ?? {}
}

/**
 * The product's stores, from a program that runs in Node.
 * @throws InUseError when a server or another tool has the local ones open
 */
export async function openPlatform<Bindings extends object>(
  stores: Stores,
  choice: PlatformChoice,
): Promise<{ env: Bindings; close(): Promise<void> }> {
  const {
    remote = false,
    stateDir = process.env.STATE_DIR || '.wrangler/state',
    patienceMs = 120_000,
  } = choice
  const folder = stateDir === null || remote ? null : resolve(stateDir)
  const unlock = folder === null ? () => {} : await lockDatabase(folder, patienceMs)
  // Wrangler reads these variables when it is loaded.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  process.env.WRANGLER_SEND_METRICS = 'false'
  process.env.WRANGLER_SEND_ERROR_REPORTS = 'false'
  process.env.WRANGLER_LOG ??= 'warn'
  const wrangler = await import('wrangler')
  const bindings: object[] = (await readConfig(choice))[stores] ?? []
  const configFolder = mkdtempSync(join(tmpdir(), 'sprig-platform-'))
  const configPath = join(configFolder, 'wrangler.json')
  // Only these stores, without the Worker's queues, assets and build steps.
  writeFileSync(
    configPath,
    JSON.stringify({
      name: 'sprig-tool',
      compatibility_date: '2026-10-20',
      [stores]: bindings.map((one) => ({ ...one, ...(remote ? { remote } : {}) })),
    }),
  )
  const proxy = await guardWorkers(() =>
    wrangler.getPlatformProxy<Bindings>({
      configPath,
      persist: folder === null ? false : { path: join(folder, 'v3') },
      remoteBindings: remote,
    }),
  )
  return {
    env: proxy.env,
    close: async () => {
      await proxy.dispose()
      unlock()
      rmSync(configFolder, { recursive: true, force: true })
    },
  }
}
