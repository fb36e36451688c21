import { z } from 'zod'
import { SECOND_MS } from '../contract/durations.ts'

/** How long to wait for KV: D1 knows the session too. */
const PATIENCE_MS = 250
/** KV refuses a shorter expiry. */
const SHORTEST_SECONDS = 60

const cachedSchema = z.object({ userId: z.string(), createdAt: z.number(), epoch: z.number() })

/** The part of a session that never changes, so that a stale answer of KV is still correct. */
type CachedSession = z.infer<typeof cachedSchema>

const keyOf = (tokenHash: string) => `session:${tokenHash}`

/** The session as KV has it; null when KV does not have it, cannot be reached or is slow. */
export async function readCachedSession(
  kv: KVNamespace,
  tokenHash: string,
): Promise<CachedSession | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('KV is slow')), PATIENCE_MS)
  })
  try {
    const cached = cachedSchema.safeParse(
      await Promise.race([kv.get(keyOf(tokenHash), 'json'), late]),
    )
    return cached.success ? cached.data : null
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    console.warn(JSON.stringify({ event: 'session_cache_failed', error: reason }))
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps a session in KV until `endsAt` (milliseconds since 1970). */
export async function cacheSession(
  kv: KVNamespace,
  tokenHash: string,
  { userId, createdAt, epoch }: CachedSession,
  { now, endsAt }: { now: number; endsAt: number },
): Promise<void> {
  const expirationTtl = Math.floor((endsAt - now) / SECOND_MS)
  if (expirationTtl < SHORTEST_SECONDS) return
  const session: CachedSession = { userId, createdAt, epoch }
  await kv.put(keyOf(tokenHash), JSON.stringify(session), { expirationTtl })
}

export async function forgetCachedSession(kv: KVNamespace, tokenHash: string): Promise<void> {
  await kv.delete(keyOf(tokenHash))
}
