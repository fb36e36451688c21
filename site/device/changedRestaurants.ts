import { MINUTE_MS } from '../../worker/contract/durations.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { CHANGED_KEY, LAST_CHANGE_KEY } from './changedKey.ts'
import { readStoredJson, store, watchStored } from './storage.ts'

/** An older list has been read again, or will be by the next search. */
const FRESH_MS = 5 * MINUTE_MS

interface Change {
  id: string
  /** Null: it was deleted. */
  restaurant: Restaurant | null
  /** In milliseconds since 1970. */
  at: number
}

/** Notes a restaurant's new state for lists that this tab or another has read before; null if it was deleted. */
export function noteChange(id: string, restaurant: Restaurant | null): void {
  keep([...otherChanges(id), { id, restaurant, at: Date.now() }])
}

/** Forgets a change, for an undone deletion. */
export function forgetChange(id: string): void {
  keep(otherChanges(id))
}

export function recentChanges(): readonly Change[] {
  const found = readStoredJson(CHANGED_KEY, 'sessionStorage')
  // Only this tab writes it.
  const changes = Array.isArray(found) ? (found as Change[]) : []
  return changes.filter(({ at }) => Date.now() - at < FRESH_MS)
}

function otherChanges(id: string): Change[] {
  return recentChanges().filter((change) => change.id !== id)
}

function keep(changes: readonly Change[]): void {
  store(CHANGED_KEY, JSON.stringify(changes), 'sessionStorage')
  store(LAST_CHANGE_KEY, String(Date.now()))
}

/** Calls back when another tab notes a change. Returns a function that stops it. */
export const watchOtherTabs = (onChange: () => void): (() => void) =>
  watchStored(LAST_CHANGE_KEY, onChange)
