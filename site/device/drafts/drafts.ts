import { store, storedKeys } from '../storage.ts'

export type DraftKind = 'place' | 'edit' | 'menu' | 'note'

const startOf = (owner: string): string => `draft:${owner}:`

/** The key of a draft. It contains the account, so that another user of this device does not see it. */
export function draftKey(owner: string, kind: DraftKind, id: string): string {
  return `${startOf(owner)}${kind}:${id}`
}

/** Removes all drafts of an account from this device; returns their ids. */
export function forgetDrafts(owner: string): string[] {
  const keys = storedKeys(startOf(owner))
  for (const key of keys) store(key, null)
  return keys.map((key) => key.slice(key.lastIndexOf(':') + 1))
}
