import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { readCommandLine, readCount } from '../tools/commandLine.ts'
import { atLeast, atMost, report, told } from './report.ts'

const USAGE = `npm run bench:fuzz -- [--calls N] [--seed N] [--json FILE]

Makes N calls (default 100,000) by the schemas of all routes, some with hostile values, and counts the routes that answered
with a failure of ours or against the contract. It prints its random seed, so that a run can be repeated; npm test makes
5,000 calls with a fixed seed.`
const MAX_CALLS = 10_000_000

const { values } = readCommandLine(USAGE, {
  options: {
    calls: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    json: { type: 'string' },
  },
})
const calls = readCount(USAGE, values.calls, { most: MAX_CALLS })

const resultSchema = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
})
const folder = mkdtempSync(join(tmpdir(), 'sprig-fuzz-'))
try {
  const file = join(folder, 'result.json')
  const args = ['vitest', 'run', 'worker/fuzz.test.ts', '--reporter=default', '--reporter=json']
  const env = { ...process.env, FUZZ_CALLS: String(calls), FUZZ_SEED: values.seed }
  spawnSync('npx', [...args, `--outputFile.json=${file}`, `--testTimeout=${2 ** 31 - 1}`], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { testResults } = resultSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status !== 'passed')
  for (const { title } of failed) console.error(`failed: ${title}`)
  const figures = [
    told('calls', calls, ''),
    told('seed', Number(values.seed), ''),
    atLeast('routes that were called', tests.length - 1, '', 45),
    atMost('routes that failed, or answered in another shape', failed.length, '', 0),
  ]
  report('Calls that are made up', figures, values.json)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
