import { readCommandLine, refuse } from './commandLine.ts'
import {
  checkWish,
  configOf,
  readBaseConfig,
  readEarlier,
  writeConfig,
} from './deployment/deployment.ts'
import { listParts, setUp } from './deployment/setUp.ts'
import { fail } from './fail.ts'

const USAGE = `npm run setup -- NAME --origin https://HOST --mail-from "Sprig <hello@HOST>" [--worker WORKER] [--dry-run]

Makes the parts of a deployment on Cloudflare (database, sessions, buckets, queues) and writes their ids to
deployments/NAME.json, which belongs in the repository and holds no secret. Existing parts stay unchanged, so that it may
be run again. NAME is production, staging or any other name; the Worker is called sprig in production, else sprig-NAME,
unless --worker names it.
It needs CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN, a token that may edit D1, KV, R2 and Queues.
--dry-run prints what would be made, without network.`
const API = 'https://api.cloudflare.com/client/v4'

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: {
    origin: { type: 'string' },
    'mail-from': { type: 'string' },
    worker: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
})
const [name, ...others] = positionals
const { origin, 'mail-from': mailFrom } = values
if (!name || others.length > 0 || !origin || !mailFrom) refuse(USAGE)
const worker = values.worker ?? (name === 'production' ? 'sprig' : `sprig-${name}`)

try {
  const wish = checkWish({ worker, origin, mailFrom })
  const base = readBaseConfig()
  if (values['dry-run']) {
    readEarlier(name)
    for (const part of listParts(worker, base))
      console.log(`would make  ${part.kind}  ${part.name}`)
  } else {
    const account = {
      base: process.env.CLOUDFLARE_API_BASE_URL || API,
      account: setting('CLOUDFLARE_ACCOUNT_ID'),
      token: setting('CLOUDFLARE_API_TOKEN'),
    }
    const deployment = await setUp(name, wish, base, account, console.log)
    writeConfig(name, configOf(deployment, base))
    console.log(
      `deployments/${name}.json is written. Next: npm run deploy -- ${name}, which says what is missing.`,
    )
  }
} catch (error) {
  fail(error)
}

function setting(key: string): string {
  const value = process.env[key]
  if (!value) throw new Error(`${key} is not set.`)
  return value
}
