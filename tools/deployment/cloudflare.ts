import { z } from 'zod'
import { reasonOf } from '../fail.ts'

const answerSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ message: z.string() })).default([]),
  result: z.unknown(),
})

export interface Account {
  /** The address of the API; wrangler reads CLOUDFLARE_API_BASE_URL too. */
  base: string
  account: string
  token: string
}

/** A kind of part: its path in the API and its name there. */
interface Kind<Id> {
  path: string
  /** Filters the list by name where Cloudflare can, else asks for the largest page. */
  query: (name: string) => string
  nameKey: string
  list: z.ZodType<{ name: string; id: Id }[]>
  made: z.ZodType<Id>
}

const databases: Kind<string> = {
  path: 'd1/database',
  query: (name) => `?name=${name}`,
  nameKey: 'name',
  list: z.array(
    z
      .object({ name: z.string(), uuid: z.string() })
      .transform(({ name, uuid }) => ({ name, id: uuid })),
  ),
  made: z.object({ uuid: z.string() }).transform(({ uuid }) => uuid),
}
const namespaces: Kind<string> = {
  path: 'storage/kv/namespaces',
  query: () => '?per_page=1000',
  nameKey: 'title',
  list: z.array(
    z
      .object({ title: z.string(), id: z.string() })
      .transform(({ title, id }) => ({ name: title, id })),
  ),
  made: z.object({ id: z.string() }).transform(({ id }) => id),
}
const buckets: Kind<null> = {
  path: 'r2/buckets',
  query: (name) => `?name_contains=${name}&per_page=1000`,
  nameKey: 'name',
  list: z
    .object({ buckets: z.array(z.object({ name: z.string() })) })
    .transform((result) => result.buckets.map(({ name }) => ({ name, id: null }))),
  made: z.unknown().transform(() => null),
}
const queues: Kind<null> = {
  path: 'queues',
  query: () => '',
  nameKey: 'queue_name',
  list: z.array(
    z
      .object({ queue_name: z.string() })
      .transform(({ queue_name }) => ({ name: queue_name, id: null })),
  ),
  made: z.unknown().transform(() => null),
}

export const KINDS = { databases, namespaces, buckets, queues }

/**
 * The id of the part with this name, which is made if missing, so that it can be called again after a failure.
 * @throws Error with Cloudflare's own sentence
 */
export async function ensurePart<Id>(
  account: Account,
  kind: Kind<Id>,
  name: string,
): Promise<{ id: Id; isNew: boolean }> {
  const listed = kind.list.parse(await call(account, `${kind.path}${kind.query(name)}`))
  const there = listed.find((part) => part.name === name)
  if (there) return { id: there.id, isNew: false }
  const body = JSON.stringify({ [kind.nameKey]: name })
  return {
    id: kind.made.parse(await call(account, kind.path, { method: 'POST', body })),
    isNew: true,
  }
}

async function call(
  { base, account, token }: Account,
  path: string,
  init: RequestInit = {},
): Promise<unknown> {
  const response = await fetch(`${base}/accounts/${account}/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(30_000),
  }).catch((error: Error) => {
    // `fetch` says only that it failed; its cause says why.
    throw new Error(`${base} cannot be reached: ${reasonOf(error.cause ?? error)}`)
  })
  const answer = answerSchema.safeParse(await response.json().catch(() => null))
  if (answer.success && answer.data.success) return answer.data.result
  const reasons =
    answer.data?.errors.map(({ message }) => message).join('; ') || 'no reason is given'
  throw new Error(`Cloudflare refuses ${path.split('?')[0]} (${response.status}): ${reasons}.`)
}
