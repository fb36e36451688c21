import type { Unstable_RawConfig } from 'wrangler'
import { tileSourceOf } from '../../worker/contract/page/tileSource.ts'
import type { DevVars } from '../server/devVars.ts'

/** The state of a deployment on Cloudflare. */
export interface Candidate {
  config: Unstable_RawConfig
  /** The names of the Worker's secrets. */
  secrets: readonly string[]
  /** Names of the migrations that its database lacks. */
  missingMigrations: readonly string[]
  /** The compressed size of the Worker's code in bytes. */
  bundleBytes: number
}

/** Cloudflare accepts 10 MB, compressed, on the paid plan; our smaller limit keeps the start quick. */
export const MAX_BUNDLE_BYTES = 5_000_000
const NEEDED_SECRETS = ['PASSWORD_PEPPER', 'CODE_KEY', 'SIGNING_KEY', 'TURNSTILE_SECRET']
const SECRETS = [...NEEDED_SECRETS, 'MAIL_API_KEY', 'GOOGLE_PLACES_KEY']
/** Settings of development: weaker checks and public accounts. */
const DEVELOPMENT_SETTINGS = ['APP_ENV', 'LIMITS']
/** Settings of which the Worker ignores other values without a word. Empty is no value. */
const FORMS: Readonly<Record<string, { isValid: (value: string) => boolean; form: string }>> = {
  NOMINATIM_URL: { isValid: isHttp, form: 'an address such as https://nominatim.example.org' },
  PLACES_A_DAY: { isValid: (value) => /^\d{1,9}$/.test(value), form: 'a whole number' },
  TILES: {
    isValid: (value) => value === 'none' || tileSourceOf(value) !== 'none',
    form: 'openfreemap, none or pmtiles:NAME',
  },
}
/** Reserved hosts (RFC 2606, RFC 6761) and hosts of this machine. */
const NO_HOST =
  /(^|[.@])(example|test|invalid|localhost|local)>?$|(^|[.@])example\.(com|net|org)>?$/
const ZERO_ID = /^[0-]{20,}\d{0,4}$/

/** The problems of a configuration, a sentence each, without network. */
export function listConfigProblems(config: Unstable_RawConfig, example: DevVars): string[] {
  return [...listSettings(config, example), ...listIds(config)]
}

/** The problems of the state on Cloudflare, a sentence each. */
export function listAccountProblems(candidate: Candidate): string[] {
  const { config, secrets, missingMigrations, bundleBytes } = candidate
  return [
    ...DEVELOPMENT_SETTINGS.filter((name) => secrets.includes(name)).map(ofDevelopment),
    ...listSecrets(config, secrets),
    ...missingMigrations.map((name) => `The database lacks the migration ${name}.`),
    ...listWeight(bundleBytes),
  ]
}

function ofDevelopment(name: string): string {
  return `${name} is a setting of development.`
}

function listSettings({ vars = {}, routes }: Unstable_RawConfig, example: DevVars): string[] {
  const problems = DEVELOPMENT_SETTINGS.filter((name) => name in vars).map(ofDevelopment)
  const known = new Set(Object.values(example))
  for (const [name, value] of Object.entries(vars)) {
    if (SECRETS.includes(name))
      problems.push(`${name} is a secret and stands in a file for all to read.`)
    else if (value !== '' && known.has(String(value)))
      problems.push(`${name} has the value of the example for development.`)
  }
  for (const [name, { isValid, form }] of Object.entries(FORMS)) {
    const value = String(vars[name] ?? '')
    if (value !== '' && !isValid(value)) problems.push(`${name} is ${value}, and not ${form}.`)
  }
  if (!isPublicAddress(String(vars.ORIGIN))) {
    problems.push(`ORIGIN is ${vars.ORIGIN}, which is no address of a site on the web.`)
  }
  if (NO_HOST.test(String(vars.MAIL_FROM))) {
    problems.push(`MAIL_FROM is ${vars.MAIL_FROM}, an address that nobody can have.`)
  }
  if (!routes?.length) problems.push('No address leads to the Worker: routes is empty.')
  return problems
}

function isHttp(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address)
}

function isPublicAddress(origin: string): boolean {
  const url = URL.parse(origin)
  return url?.protocol === 'https:' && url.origin === origin && !NO_HOST.test(url.hostname)
}

function listIds({ d1_databases = [], kv_namespaces = [] }: Unstable_RawConfig): string[] {
  const ids = [
    ...d1_databases.map(({ binding, database_id }) => ({ binding, id: database_id })),
    ...kv_namespaces.map(({ binding, id }) => ({ binding, id })),
  ]
  return ids
    .filter(({ id }) => id === undefined || ZERO_ID.test(id))
    .map(({ binding, id }) => `${binding} has the id ${id}, which is nothing on Cloudflare.`)
}

function listSecrets(config: Unstable_RawConfig, secrets: readonly string[]): string[] {
  const { vars = {}, send_email = [] } = config
  const problems = NEEDED_SECRETS.filter((name) => !secrets.includes(name)).map(
    (name) => `The secret ${name} is missing.`,
  )
  if (!vars.TURNSTILE_SITE_KEY)
    problems.push('TURNSTILE_SITE_KEY is missing: nobody could pass the bot check.')
  const hasMailService = Boolean(vars.MAIL_API_URL) && secrets.includes('MAIL_API_KEY')
  if (!hasMailService && send_email.length === 0) {
    problems.push(
      'Nothing sends mail: set MAIL_API_URL and the secret MAIL_API_KEY, or bind send_email.',
    )
  }
  return problems
}

function listWeight(bytes: number): string[] {
  if (bytes <= MAX_BUNDLE_BYTES) return []
  const megabytes = (of: number) => (of / 1_000_000).toFixed(1)
  return [
    `The Worker is ${megabytes(bytes)} MB compressed; ${megabytes(MAX_BUNDLE_BYTES)} MB is its limit.`,
  ]
}
