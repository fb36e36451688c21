import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse as parseToml } from 'smol-toml'
import type { Unstable_RawConfig } from 'wrangler'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = join(ROOT, 'deployments')
/** The Worker of wrangler.toml; the names of its parts begin with it. */
const BASE = 'sprig'

const deploymentSchema = z.strictObject({
  /** The Worker's name; the names of its database, buckets and queues begin with it. */
  worker: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,40}$/, 'A name has small letters, digits and hyphens'),
  /** The site's own address, without a trailing slash. */
  origin: z
    .url({ protocol: /^https$/, error: 'An address such as https://sprig.example.com' })
    .transform((address) => new URL(address).origin),
  mailFrom: z
    .string()
    .regex(
      /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'An address such as Sprig <hello@sprig.example.com>',
    ),
  databaseId: z.uuid(),
  sessionsId: z.string().regex(/^[0-9a-f]{32}$/),
  /** Added to the number of each limit, since deployments with the same number in one account would share the limit. */
  limitOffset: z.int().min(0),
  /** Settings of `worker/env.ts` that are no secrets. */
  vars: z.record(z.string(), z.string()),
})

/** A deployment on Cloudflare, such as `production` or `staging`, from `deployments/NAME.json`. */
export type Deployment = z.infer<typeof deploymentSchema>

/** @throws Error with a sentence when no deployment can have that name */
function deploymentPath(name: string, folder: string): string {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
    throw new Error(
      `“${name}” is no name of a deployment: it has small letters, digits and hyphens.`,
    )
  return join(folder, `${name}.json`)
}

/** The values that a person gives; the others come from Cloudflare. */
const wishSchema = deploymentSchema.pick({ worker: true, origin: true, mailFrom: true })
export type Wish = z.infer<typeof wishSchema>

/** @throws Error with a sentence when a value is invalid */
export function checkWish(wish: Wish): Wish {
  return parse(wishSchema, wish)
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Error(z.prettifyError(result.error))
}

/** What an earlier setup wrote, or null. @throws Error with a sentence when the name or the file is invalid */
export function readEarlier(name: string, folder = FOLDER): Deployment | null {
  return existsSync(deploymentPath(name, folder)) ? readDeployment(name, folder) : null
}

/** @throws Error with a sentence when there is none of that name, or its file is invalid */
export function readDeployment(name: string, folder = FOLDER): Deployment {
  const path = deploymentPath(name, folder)
  if (!existsSync(path)) {
    throw new Error(
      `There is no deployments/${name}.json: npm run setup -- ${name} --origin https://… makes it.`,
    )
  }
  const result = deploymentSchema.safeParse(readJson(path))
  if (result.success) return result.data
  throw new Error(
    `deployments/${basename(path)} is not as it must be.\n${z.prettifyError(result.error)}`,
  )
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`deployments/${basename(path)} is no JSON: ${error}`)
  }
}

/** @throws Error with a sentence when a value is invalid */
export function writeDeployment(name: string, deployment: Deployment, folder = FOLDER): void {
  const text = `${JSON.stringify(parse(deploymentSchema, deployment), null, 2)}\n`
  mkdirSync(folder, { recursive: true })
  writeFileSync(deploymentPath(name, folder), text)
}

/** The offset of limits that no other deployment has. */
export function freeLimitOffset(folder = FOLDER): number {
  if (!existsSync(folder)) return 0
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const taken = names.map((file) => readDeployment(basename(file, '.json'), folder).limitOffset)
  return taken.length === 0 ? 0 : Math.max(...taken) + 100
}

/** Names of a deployment's parts, from those of wrangler.toml. */
export function nameOfPart(worker: string, name: string): string {
  return name === BASE ? worker : name.replace(new RegExp(`^${BASE}-`), `${worker}-`)
}

/** The parsed wrangler.toml. Wrangler's own reader takes a second to load; wrangler checks the file when it uses it. */
export function readBaseConfig(): Unstable_RawConfig {
  return parseToml(readFileSync(join(ROOT, 'wrangler.toml'), 'utf8'))
}

/** The product's date for Cloudflare's runtime, for every Worker that stands in for it. */
export const COMPATIBILITY_DATE = z.string().parse(readBaseConfig().compatibility_date)

/** The configuration of one deployment: wrangler.toml with its names, ids and settings. */
export function configOf(deployment: Deployment, base: Unstable_RawConfig): Unstable_RawConfig {
  const { worker, origin, mailFrom, databaseId, sessionsId, limitOffset, vars } = deployment
  const named = (name: string | undefined) => nameOfPart(worker, name ?? BASE)
  return {
    ...base,
    name: worker,
    routes: [{ pattern: new URL(origin).host, custom_domain: true }],
    d1_databases: (base.d1_databases ?? []).map((one) => ({
      ...one,
      database_name: named(one.database_name),
      database_id: databaseId,
    })),
    kv_namespaces: (base.kv_namespaces ?? []).map((one) => ({ ...one, id: sessionsId })),
    r2_buckets: (base.r2_buckets ?? []).map((one) => ({
      ...one,
      bucket_name: named(one.bucket_name),
    })),
    queues: {
      producers: (base.queues?.producers ?? []).map((one) => ({ ...one, queue: named(one.queue) })),
      consumers: (base.queues?.consumers ?? []).map((one) => ({
        ...one,
        queue: named(one.queue),
        ...(one.dead_letter_queue ? { dead_letter_queue: named(one.dead_letter_queue) } : {}),
      })),
    },
    // The first write creates the dataset.
    analytics_engine_datasets: [
      { binding: 'TRAFFIC', dataset: `${worker.replaceAll('-', '_')}_requests` },
    ],
    ratelimits: (base.ratelimits ?? []).map((one) => ({
      ...one,
      namespace_id: String(Number(one.namespace_id) + limitOffset),
    })),
    vars: { ...base.vars, ...vars, ORIGIN: origin, MAIL_FROM: mailFrom },
  }
}

/** Writes the configuration that wrangler takes for a deployment, beside wrangler.toml; returns its path. */
export function writeConfig(name: string, config: Unstable_RawConfig): string {
  const path = join(ROOT, `wrangler.${name}.json`)
  writeFileSync(path, JSON.stringify(config, null, 2))
  return path
}
