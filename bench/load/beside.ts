import { Hono } from 'hono'
import type { Env, LimitName } from '../../worker/env.ts'

const PERIOD_MS = 60_000

/** An empty route: no page or search can cost less on this runtime. */
const empty = new Hono().get('/empty', (c) => c.text(''))
export const answer = empty.fetch

interface BenchEnv extends Env {
  /** The calls per minute of each limit, as in wrangler.toml: an object in JSON. */
  LIMITS_PER_MINUTE: string
}

let limited: Env | null = null

/**
 * The bindings with limits that count in memory, as on the real platform. The local runtime's limits write a database row for
 * each request, which would distort the measurement.
 */
export function withLimits(env: BenchEnv): Env {
  limited ??= { ...env, ...limitsOf(env) }
  return limited
}

function limitsOf({ LIMITS_PER_MINUTE }: BenchEnv): Partial<Record<LimitName, RateLimit>> {
  const limits: Record<string, number> = JSON.parse(LIMITS_PER_MINUTE)
  return Object.fromEntries(Object.entries(limits).map(([name, most]) => [name, limitOf(most)]))
}

function limitOf(most: number): RateLimit {
  let counts = new Map<string, number>()
  let minute = 0
  return {
    limit: async ({ key }) => {
      const now = Math.floor(Date.now() / PERIOD_MS)
      if (now !== minute) counts = new Map()
      minute = now
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return { success: count <= most }
    },
  }
}
