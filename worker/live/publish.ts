import type { LiveChange } from '../contract/restaurants/editing.ts'
import type { LatLng } from '../contract/search.ts'
import type { Env } from '../env.ts'
import { areasAround, nameOf } from './areas.ts'

/**
 * Tells everybody who looks at or near one of the places that a pop-up came, moved or went. A failure is only logged, since
 * open maps also poll. `until` is in milliseconds since 1970.
 */
export async function publishLive(
  env: Pick<Env, 'LIVE'>,
  change: LiveChange,
  places: readonly LatLng[],
  until: number | null,
): Promise<void> {
  const names = new Set(places.flatMap(areasAround).map(nameOf))
  const sent = [...names].map((name) =>
    env.LIVE.get(env.LIVE.idFromName(name)).publish(change, until),
  )
  for (const result of await Promise.allSettled(sent)) {
    if (result.status === 'fulfilled') continue
    console.error(JSON.stringify({ event: 'live_failed', error: String(result.reason) }))
  }
}
