import { SECOND_MS } from '../../contract/durations.ts'

/** A minute's limit that refused a network is not asked again for so long. Short, as nobody says when its minute ends. */
const LIFE_MS = 10 * SECOND_MS
/** A crowd of networks takes no more memory than this. */
const MAX_NETWORKS = 10_000

const refused = new WeakMap<RateLimit, Map<string, number>>()

/** Notes that a limit has no room for a network. */
export function noteRefused(limit: RateLimit, network: string, now: number): void {
  const networks = refused.get(limit) ?? new Map<string, number>()
  refused.set(limit, networks)
  if (networks.size >= MAX_NETWORKS) networks.clear()
  networks.set(network, now)
}

/** Whether a limit has refused a network a few seconds ago; asking it costs as much as some answers. */
export function isRefused(limit: RateLimit, network: string, now: number): boolean {
  const refusedAt = refused.get(limit)?.get(network)
  return refusedAt !== undefined && Math.abs(now - refusedAt) < LIFE_MS
}
