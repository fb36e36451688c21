import { readStoredJson } from './storage.ts'

/** The ids of what is saved here, for the hearts of a page whose islands sleep, and whether there is something to send. */
export const SAVED_IDS = 'saved'

export interface SavedIds {
  ids: readonly string[]
  /** There is something here that an account does not have yet. */
  isUnsent: boolean
}

export function readSavedIds(): SavedIds {
  const { ids = [], isUnsent = false } = (readStoredJson(SAVED_IDS) ?? {}) as Partial<SavedIds>
  return { ids, isUnsent }
}
