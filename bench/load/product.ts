import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import {
  type Config,
  kVoid,
  serializeConfig,
  type Worker_Binding,
  type Worker_Module,
} from 'miniflare'
import { z } from 'zod'
import { COMPATIBILITY_DATE } from '../../tools/deployment/deployment.ts'
import { type StoreName, socketOf } from './storeSockets.ts'
import { STORED_AS } from './stores.ts'

/** Miniflare's own runtime. */
const { default: WORKERD } = z
  .object({ default: z.string() })
  .parse(createRequire(createRequire(import.meta.url).resolve('miniflare'))('workerd'))
const SOCKET = 'product'
const portSchema = z.object({
  event: z.literal('listen'),
  socket: z.literal(SOCKET),
  port: z.number(),
})

interface Product {
  url: URL
  /** How long its thread has computed so far, in milliseconds. */
  computedMs(): number
  close(): Promise<void>
}

/** The Worker of `modules` alone on workerd. It reaches its stores by their sockets in `folder`. */
export async function startProduct(
  modules: Worker_Module[],
  { vars, site, folder }: { vars: Record<string, string>; site: string; folder: string },
): Promise<Product> {
  const bindings = [
    ...Object.entries(vars).map(([name, text]) => ({ name, text })),
    ...storeBindings,
    { name: 'ASSETS', service: { name: 'site' } },
    { name: 'LIVE', durableObjectNamespace: { className: 'LiveArea' } },
  ]
  const config: Config = {
    services: [
      {
        name: 'product',
        worker: {
          modules,
          bindings,
          compatibilityDate: COMPATIBILITY_DATE,
          cacheApiOutbound: { name: 'cache' },
          durableObjectNamespaces: [
            { className: 'LiveArea', uniqueKey: 'LiveArea', enableSql: true },
          ],
          durableObjectStorage: { inMemory: kVoid },
        },
      },
      { name: 'site', disk: { path: site } },
      ...(['database', 'keys', 'files', 'cache'] as const).map((store) => serviceOf(store, folder)),
    ],
    sockets: [{ name: SOCKET, address: '127.0.0.1:0', service: { name: 'product' }, http: {} }],
  }
  const args = ['serve', '--binary', '--experimental', '--control-fd=3', '-']
  // The Worker logs a line for each request; nobody reads them here.
  const child = spawn(WORKERD, args, {
    stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
    env: { ...process.env, TZ: 'UTC' },
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.stdin?.end(serializeConfig(config))
  const ended = once(child, 'exit')
  const port = await Promise.race([portFrom(child.stdio[3]), ended.then(() => null)])
  const { pid } = child
  if (port === null || pid === undefined) throw new Error('workerd did not start')
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    computedMs: () => computedMs(pid),
    close: async () => {
      kill()
      await ended
    },
  }
}

const storeBindings: Worker_Binding[] = [
  {
    name: 'DB',
    wrapped: {
      moduleName: 'cloudflare-internal:d1-api',
      innerBindings: [{ name: 'fetcher', service: { name: 'database' } }],
    },
  },
  { name: 'SESSIONS', kvNamespace: { name: 'keys' } },
  ...['PHOTOS', 'TILE_ARCHIVES', 'OPEN_DATA'].map((name) => ({
    name,
    r2Bucket: { name: 'files' },
  })),
]

const serviceOf = (store: StoreName, folder: string) => ({
  name: store,
  external: {
    address: socketOf(folder, store),
    http: { injectRequestHeaders: [{ name: 'MF-Namespace', value: STORED_AS }] },
  },
})

async function portFrom(pipe: unknown): Promise<number | null> {
  if (!(pipe instanceof Readable)) return null
  for await (const line of createInterface(pipe)) {
    const told = portSchema.safeParse(JSON.parse(line))
    if (told.success) return told.data.port
  }
  return null
}

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** The processor time of a process's first thread, which in workerd runs all Workers. Other threads compile and free memory. */
function computedMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * TICK_MS
}
