import type { Unstable_RawConfig } from 'wrangler'
import { type Account, ensurePart, KINDS } from './cloudflare.ts'
import {
  checkWish,
  type Deployment,
  freeLimitOffset,
  nameOfPart,
  readEarlier,
  type Wish,
  writeDeployment,
} from './deployment.ts'

type Kind = keyof typeof KINDS

/** The parts of a deployment on Cloudflare, by name. */
export function listParts(
  worker: string,
  base: Unstable_RawConfig,
): { kind: Kind; name: string }[] {
  const named = (kind: Kind, names: readonly (string | undefined)[]) =>
    [...new Set(names)].flatMap((name) => (name ? [{ kind, name: nameOfPart(worker, name) }] : []))
  return [
    ...named(
      'databases',
      (base.d1_databases ?? []).map((one) => one.database_name),
    ),
    ...(base.kv_namespaces ?? []).map(({ binding }) => ({
      kind: 'namespaces' as const,
      name: `${worker}-${binding.toLowerCase()}`,
    })),
    ...named(
      'buckets',
      (base.r2_buckets ?? []).map((one) => one.bucket_name),
    ),
    ...named(
      'queues',
      (base.queues?.consumers ?? []).map((one) => one.queue),
    ),
  ]
}

/**
 * Makes the parts that are missing and writes their ids to `deployments/NAME.json`; existing parts are not changed.
 * @throws Error with a sentence; the next run finds the parts that were made
 */
export async function setUp(
  name: string,
  wish: Wish,
  base: Unstable_RawConfig,
  account: Account,
  say: (line: string) => void,
  folder?: string,
): Promise<Deployment> {
  const checked = checkWish(wish)
  const before = readEarlier(name, folder)
  const ids: Partial<Record<Kind, string>> = {}
  for (const part of listParts(checked.worker, base)) {
    const { kind } = part
    const { id, isNew } = await ensurePart<string | null>(account, KINDS[kind], part.name)
    say(`${isNew ? 'made' : 'there'}  ${kind}  ${part.name}`)
    if (id !== null) ids[kind] = id
  }
  const deployment = {
    ...checked,
    databaseId: ids.databases ?? '',
    sessionsId: ids.namespaces ?? '',
    limitOffset: before?.limitOffset ?? freeLimitOffset(folder),
    vars: before?.vars ?? {},
  }
  writeDeployment(name, deployment, folder)
  return deployment
}
