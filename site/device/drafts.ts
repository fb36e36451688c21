import { store, storedKeys } from './storage.ts'

export type DraftKind = 'place' | 'edit' | 'menu'

const startOf = (owner: string): string => `draft:${owner}:`

/** Where a draft is kept. It belongs to an account: nobody else who signs in on this device is shown it. */
export function draftKey(owner: string, kind: DraftKind, id: string): string {
  return `${startOf(owner)}${kind}:${id}`
}

/** Removes every draft that an account has left on this device; returns the ids they were kept under. */
export function forgetDrafts(owner: string): string[] {
  const keys = storedKeys(startOf(owner))
  for (const key of keys) store(key, null)
  return keys.map((key) => key.slice(key.lastIndexOf(':') + 1))
}
