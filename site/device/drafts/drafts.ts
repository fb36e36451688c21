import { store, storedKeys } from '../storage.ts'

export type DraftKind = 'place' | 'edit' | 'menu' | 'note'

const startOf = (userId: string): string => `draft:${userId}:`

/** The key of a draft. It contains the user's id, so that another user of this device does not see it. */
export function draftKey(userId: string, kind: DraftKind, id: string): string {
  return `${startOf(userId)}${kind}:${id}`
}

/** Removes all drafts of a user from this device; returns their ids. */
export function forgetDrafts(userId: string): string[] {
  const keys = storedKeys(startOf(userId))
  for (const key of keys) store(key, null)
  return keys.map((key) => key.slice(key.lastIndexOf(':') + 1))
}
