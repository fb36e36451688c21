import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { CHANGED_KEY } from './changedKey.ts'
import { readStoredJson, store } from './storage.ts'

/** A list that is older than that has been read anew, or is by the next search. */
const FRESH_MS = 5 * 60_000

interface Change {
  id: string
  /** Null: it was deleted. */
  restaurant: Restaurant | null
  /** In milliseconds since 1970. */
  at: number
}

/** For lists of this tab that were read before: how a restaurant is now; null when it is deleted. */
export function noteChange(id: string, restaurant: Restaurant | null): void {
  keep([...otherChanges(id), { id, restaurant, at: Date.now() }])
}

/** A deletion was taken back. */
export function forgetChange(id: string): void {
  keep(otherChanges(id))
}

export function recentChanges(): readonly Change[] {
  const found = readStoredJson(CHANGED_KEY, 'sessionStorage')
  // Only this tab writes there.
  const changes = Array.isArray(found) ? (found as Change[]) : []
  return changes.filter(({ at }) => Date.now() - at < FRESH_MS)
}

function otherChanges(id: string): Change[] {
  return recentChanges().filter((change) => change.id !== id)
}

function keep(changes: readonly Change[]): void {
  store(CHANGED_KEY, JSON.stringify(changes), 'sessionStorage')
}
