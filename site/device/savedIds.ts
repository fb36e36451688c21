import { readStoredJson } from './storage.ts'

/** The key of the saved ids, for the hearts of a page whose islands sleep, and of whether there is something to send. */
export const SAVED_IDS = 'saved'

export interface SavedIds {
  ids: readonly string[]
  /** Whether something here is not in an account yet. */
  isUnsent: boolean
}

export function readSavedIds(): SavedIds {
  const { ids = [], isUnsent = false } = (readStoredJson(SAVED_IDS) ?? {}) as Partial<SavedIds>
  return { ids, isUnsent }
}
