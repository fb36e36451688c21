import { join, resolve } from 'node:path'
import type { Miniflare } from 'miniflare'
import type { startRemoteProxySession, Unstable_RawConfig } from 'wrangler'
import {
  COMPATIBILITY_DATE,
  configOf,
  readBaseConfig,
  readDeployment,
} from '../deployment/deployment.ts'
import { guardWorkers } from '../server/endWithUs.ts'
import { localStateDir } from './localState.ts'
import { lockDatabase } from './lock.ts'

export interface PlatformChoice {
  /** Use the stores of wrangler's Cloudflare account. */
  remote?: boolean
  /** The deployment for that. Default: DEPLOYMENT, else production. */
  deployment?: string
  /** The folder of the local stores; null: in memory only. Default: `localStateDir`. */
  stateDir?: string | null
  /** How long to wait for another tool that has the stores open. Default: two minutes. */
  patienceMs?: number
}

type RemoteSession = Awaited<ReturnType<typeof startRemoteProxySession>>
/** The lists of wrangler.toml whose bindings programs need. */
type Bindings = Pick<Unstable_RawConfig, 'd1_databases' | 'r2_buckets'>

/** A Worker that is given the stores, and settings of its own. */
interface OwnWorker {
  script: string
  bindings: Record<string, string>
}

/** wrangler.toml, with the names, ids and settings of a deployment if one is given. */
function readConfig({ remote, deployment }: PlatformChoice): Unstable_RawConfig {
  const base = readBaseConfig()
  if (!remote) return base
  return configOf(readDeployment(deployment ?? (process.env.DEPLOYMENT || 'production')), base)
}

/** The Worker's settings without secrets. */
export function readVars(choice: PlatformChoice): Record<string, unknown> {
  return readConfig(choice).vars ?? {}
}

/**
 * The product's stores, from a program that runs in Node, and a Worker with them.
 * @throws InUseError when a server or another tool has the local ones open
 */
export async function openPlatform(
  stores: keyof Bindings,
  choice: PlatformChoice,
  worker: OwnWorker = { script: '', bindings: {} },
): Promise<{ server: Miniflare; close(): Promise<void> }> {
  const { remote = false, stateDir = localStateDir(), patienceMs = 120_000 } = choice
  const folder = stateDir === null || remote ? null : resolve(stateDir)
  const unlock = folder === null ? () => {} : await lockDatabase(folder, patienceMs)
  // Wrangler reads these variables when it is loaded.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  process.env.WRANGLER_SEND_METRICS = 'false'
  process.env.WRANGLER_SEND_ERROR_REPORTS = 'false'
  process.env.WRANGLER_LOG ??= 'warn'
  const opened: { dispose(): Promise<unknown> }[] = []
  const close = async () => {
    const ended = await Promise.allSettled(opened.map((one) => one.dispose()))
    unlock()
    const failed = ended.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }
  try {
    const used: Bindings = { [stores]: readConfig(choice)[stores] }
    const server = await guardWorkers(async () => {
      const session = remote ? await reachAccount(used) : null
      if (session) opened.push(session)
      const made = await makeServer(used, { folder, session, worker })
      opened.push(made)
      await made.ready
      return made
    })
    return { server, close }
  } catch (error) {
    // Why it did not open says more than why it does not close.
    await close().catch(() => undefined)
    throw error
  }
}

/** A Worker in the account that wrangler is signed in to, through which a local one reaches the stores there. */
async function reachAccount({ d1_databases = [], r2_buckets = [] }: Bindings) {
  const wrangler = await import('wrangler')
  const remotely = <One extends object>(one: One) => ({ ...one, remote: true })
  return await wrangler.startRemoteProxySession(
    wrangler.unstable_convertConfigBindingsToStartWorkerBindings({
      d1_databases: d1_databases.map(remotely),
      r2_buckets: r2_buckets.map(remotely),
    }),
  )
}

async function makeServer(
  { d1_databases = [], r2_buckets = [] }: Bindings,
  options: { folder: string | null; session: RemoteSession | null; worker: OwnWorker },
): Promise<Miniflare> {
  const { convertV4MiniflareOptions, Miniflare } = await import('miniflare')
  const { folder, session, worker } = options
  const through = session && { remoteProxyConnectionString: session.remoteProxyConnectionString }
  const named = (all: readonly [name: string, id: string | undefined][]) =>
    Object.fromEntries(all.map(([name, id = name]) => [name, { id, ...through }]))
  return new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      ...worker,
      compatibilityDate: COMPATIBILITY_DATE,
      unsafeDirectSockets: [{ port: 0 }],
      d1Databases: named(d1_databases.map((one) => [one.binding, one.database_id])),
      r2Buckets: named(r2_buckets.map((one) => [one.binding, one.bucket_name])),
      ...(folder && { resourcePersistencePath: join(folder, 'v3') }),
    }),
  )
}
