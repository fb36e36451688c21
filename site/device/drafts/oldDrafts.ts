import { DAY_MS } from '../../../worker/contract/durations.ts'
import { isRecord } from '../isRecord.ts'
import { readStoredJson, store, storedKeys } from '../storage.ts'
import { type DraftKind, draftKey } from './drafts.ts'

const KEPT_MS = 30 * DAY_MS

/**
 * Removes a user's drafts of a kind that were not touched for a month or cannot be read; returns their ids. A draft's
 * `changedAt` says when it was touched; all times in milliseconds since 1970.
 */
export function dropOldDrafts(userId: string, kind: DraftKind, now: number): string[] {
  const start = draftKey(userId, kind, '')
  const keys = storedKeys(start).filter((key) => now - changedAt(readStoredJson(key)) > KEPT_MS)
  for (const key of keys) store(key, null)
  return keys.map((key) => key.slice(start.length))
}

function changedAt(found: unknown): number {
  return isRecord(found) && typeof found.changedAt === 'number' ? found.changedAt : -Infinity
}
