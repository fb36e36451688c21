import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { ApiError } from '../api/client.ts'
import { type EditedRestaurant, putRestaurant } from '../api/restaurantEdits.ts'
import { readStoredJson, store } from '../device/storage.ts'

/** An edit that was sent without hearing what became of it: asked again with its key, the server tells. */
export interface Attempt {
  key: string
  version: number
  body: EditedRestaurant
}

/** The draft stored under `draftKey` remembers tries on its version. After a logout no draft is kept. */
export function noteAttempts(draftKey: string, version: number, tried: readonly Attempt[]): void {
  const typed = readStoredJson(draftKey) as { base?: { version?: number } } | null
  if (typed?.base?.version !== version) return
  store(draftKey, JSON.stringify({ ...typed, tried }))
}

/**
 * The restaurant as one of these tries has left it; null when none had arrived. Only for a user who was told that the restaurant
 * has changed since: then asking changes nothing.
 */
export async function findArrived<T extends Attempt>(
  id: string,
  all: readonly T[],
  options: { quiet?: boolean } = {},
): Promise<{ restaurant: Restaurant; tried: T } | null> {
  for (const tried of all) {
    const { key, version, body } = tried
    try {
      return { restaurant: await putRestaurant(id, body, { ...options, key, version }), tried }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error
    }
  }
  return null
}
