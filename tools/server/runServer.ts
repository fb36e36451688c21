import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE_MS = 180_000
const ASK_EVERY_MS = 300
const ASK_FOR_MS = 5000

interface RunningServer {
  /** Without a trailing slash. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts the product with sample data as `npm run dev` does, and waits until it answers. Its output is shown only on failure.
 * @throws Error when it does not answer within three minutes
 */
export async function runServer(stateDir: string, port: number): Promise<RunningServer> {
  const url = `http://localhost:${port}`
  // A process group of its own, so that wrangler's children end with it.
  const server = spawn(process.execPath, ['tools/dev.ts'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
  })
  let printed = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => {
      printed = (printed + text).slice(-4000)
    })
  }
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid, 'SIGTERM')
      await ended
    }
  }
  const until = Date.now() + PATIENCE_MS
  while (server.exitCode === null && Date.now() < until) {
    // Wrangler does not answer while its bundle cannot be built.
    const patience = AbortSignal.timeout(ASK_FOR_MS)
    const answer = await fetch(`${url}/api/health`, { signal: patience }).catch(() => null)
    if (answer?.ok) return { url, stop }
    await wait(ASK_EVERY_MS)
  }
  await stop()
  throw new Error(`The server did not start:\n${printed}`)
}
