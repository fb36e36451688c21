import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runProgram } from '../testing/runProgram.ts'
import { configOf, readBaseConfig, readDeployment, type Wish } from './deployment.ts'
import { setUp } from './setUp.ts'

const base = readBaseConfig()
const wish: Wish = {
  worker: 'sprig-staging',
  origin: 'https://staging.sprig.green',
  mailFrom: 'Sprig <hello@sprig.green>',
}
const TOKEN = 'token-of-the-account'
const UUID = '5b7c1a3e-6d2f-4c58-9a0b-1e2d3c4b5a69'
const SESSIONS_ID = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'

/** A stand-in of Cloudflare's API for the four kinds of parts. */
async function startCloudflare() {
  const kept: Record<string, Record<string, unknown>[]> = {
    'd1/database': [],
    'storage/kv/namespaces': [],
    'r2/buckets': [],
    queues: [],
  }
  const failing = { after: Number.POSITIVE_INFINITY }
  let made = 0
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0]?.replace('/accounts/a1/', '') ?? ''
    const answer = (status: number, result: unknown, message?: string) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      const errors = message === undefined ? [] : [{ code: 1, message }]
      response.end(JSON.stringify({ success: message === undefined, errors, result }))
    }
    const parts = kept[path]
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      return answer(403, null, 'Authentication error')
    }
    if (!parts) return answer(404, null, 'no such thing')
    if (request.method === 'GET') {
      return answer(200, path === 'r2/buckets' ? { buckets: parts } : parts)
    }
    if (made >= failing.after) return answer(500, null, 'try again')
    made += 1
    const part = { ...JSON.parse(await text(request)), uuid: UUID, id: SESSIONS_ID }
    parts.push(part)
    return answer(200, part)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { server, kept, failing, base: `http://127.0.0.1:${address.port}` }
}

let cloudflare: Awaited<ReturnType<typeof startCloudflare>>
let folder = ''
let said: string[] = []

beforeEach(async () => {
  cloudflare = await startCloudflare()
  folder = mkdtempSync(join(tmpdir(), 'sprig-deployments-'))
  said = []
})

afterEach(() => {
  cloudflare.server.close()
  rmSync(folder, { recursive: true, force: true })
})

function run(name = 'staging', changes: Partial<Wish> = {}, token = TOKEN) {
  const account = { base: cloudflare.base, account: 'a1', token }
  const say = (line: string) => said.push(line)
  return setUp(name, { ...wish, ...changes }, base, account, say, folder)
}

describe('npm run setup', () => {
  it('makes every part that wrangler.toml names, and writes the ids', async () => {
    await run()
    expect(said).toEqual([
      'made  databases  sprig-staging',
      'made  namespaces  sprig-staging-sessions',
      'made  buckets  sprig-staging-photos',
      'made  buckets  sprig-staging-tiles',
      'made  buckets  sprig-staging-open-data',
      'made  buckets  sprig-staging-backups',
      'made  queues  sprig-staging-mail',
      'made  queues  sprig-staging-mail-dead',
    ])
    expect(readDeployment('staging', folder)).toEqual({
      worker: 'sprig-staging',
      origin: 'https://staging.sprig.green',
      mailFrom: 'Sprig <hello@sprig.green>',
      databaseId: UUID,
      sessionsId: SESSIONS_ID,
      limitOffset: 0,
      vars: {},
    })
  })

  it('makes nothing twice', async () => {
    const first = await run()
    expect(await run()).toEqual(first)
    expect(said.slice(8).every((line) => line.startsWith('there'))).toBe(true)
    expect(Object.values(cloudflare.kept).map((parts) => parts.length)).toEqual([1, 1, 4, 2])
  })

  it('writes nothing when it fails, and goes on the next time', async () => {
    cloudflare.failing.after = 3
    await expect(run()).rejects.toThrow('Cloudflare refuses r2/buckets (500): try again.')
    expect(readdirSync(folder)).toEqual([])
    cloudflare.failing.after = Number.POSITIVE_INFINITY
    await run()
    expect(Object.values(cloudflare.kept).map((parts) => parts.length)).toEqual([1, 1, 4, 2])
  })

  it('shows the sentence of Cloudflare’s refusal, and never the token', async () => {
    const failed = run('staging', {}, 'wrong-token')
    await expect(failed).rejects.toThrow(
      'Cloudflare refuses d1/database (403): Authentication error.',
    )
    await expect(failed).rejects.not.toThrow('wrong-token')
  })

  it('says which address it cannot reach, and why', async () => {
    await new Promise((closed) => cloudflare.server.close(closed))
    await expect(run()).rejects.toThrow(
      `${cloudflare.base} cannot be reached: connect ECONNREFUSED`,
    )
  })

  it('gives each deployment counters of its own for its limits', async () => {
    await run('production', { worker: 'sprig' })
    await run()
    const config = configOf(readDeployment('staging', folder), base)
    const ids = (of: typeof base) => of.ratelimits?.map((one) => one.namespace_id) ?? []
    const production = ids(configOf(readDeployment('production', folder), base))
    expect(ids(config).filter((id) => production.includes(id))).toEqual([])
    expect(ids(config)).toHaveLength(production.length)
  })

  it('names every part after the Worker, and none is shared with production', async () => {
    const config = configOf(await run(), base)
    expect(JSON.stringify(config)).not.toMatch(/"sprig(-photos|-tiles|-mail|-mail-dead)?"/)
    expect(config.analytics_engine_datasets).toEqual([
      { binding: 'TRAFFIC', dataset: 'sprig_staging_requests' },
    ])
    expect(config.routes).toEqual([{ pattern: 'staging.sprig.green', custom_domain: true }])
    expect(config.vars?.ORIGIN).toBe('https://staging.sprig.green')
  })

  it.each([
    { origin: 'http://sprig.green' },
    { origin: 'sprig.green' },
    { worker: 'Sprig Staging' },
    { mailFrom: '' },
    { mailFrom: 'Sprig' },
    { mailFrom: 'Sprig hello@sprig.green' },
    { mailFrom: 'Sprig <hello@sprig.green' },
  ])('refuses %o before anything is made', async (changes) => {
    await expect(run('staging', changes)).rejects.toThrow(Object.keys(changes)[0])
    expect(said).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  it('names a damaged file of a deployment', () => {
    writeFileSync(join(folder, 'staging.json'), '{ "worker": ')
    expect(() => readDeployment('staging', folder)).toThrow('deployments/staging.json is no JSON')
  })

  it('makes nothing for a name that no file can have', async () => {
    await expect(run('eu/west')).rejects.toThrow('“eu/west” is no name of a deployment')
    expect(said).toEqual([])
  })

  it.each([
    ['x', 'http://sprig.green', 'An address such as https://sprig.example.com'],
    ['eu/west', 'https://sprig.green', 'no name of a deployment'],
  ])('refuses the same in a dry run: %s at %s', (name, origin, reason) => {
    const args = [
      name,
      '--origin',
      origin,
      '--mail-from',
      'hello@sprig.green',
      '--worker',
      'sprig-x',
    ]
    const { status, stdout, stderr } = runProgram('tools/setup.ts', ...args, '--dry-run')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain(reason)
  })
})
