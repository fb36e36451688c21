import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

const run = promisify(execFile)
const secretsSchema = z.array(z.object({ name: z.string() }))
/** Wrangler's message for a Worker that was never deployed, which has no secrets. */
const NO_WORKER = /\b10007\b|does not exist/
/** The code is sent without them. */
const NO_CODE = /\.map$|^README\.md$/

/** Names of the secrets that the Worker has on Cloudflare. */
export async function listSecrets(config: string): Promise<string[]> {
  try {
    const { stdout } = await run('npx', [
      'wrangler',
      'secret',
      'list',
      '--format',
      'json',
      '--config',
      config,
    ])
    return secretsSchema.parse(JSON.parse(stdout)).map(({ name }) => name)
  } catch (error) {
    if (NO_WORKER.test(String(error))) return []
    throw error
  }
}

/** The compressed size of the Worker's code in bytes. */
export async function weighBundle(config: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'sprig-bundle-'))
  try {
    await run('npx', ['wrangler', 'deploy', '--dry-run', '--outdir', folder, '--config', config], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const files = readdirSync(folder).filter((file) => !NO_CODE.test(file))
    return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws Error when wrangler fails; wrangler has printed the reason */
export async function deployWorker(config: string): Promise<void> {
  const child = spawn('npx', ['wrangler', 'deploy', '--config', config], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The Worker was not deployed.')
}
