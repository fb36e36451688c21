import { readStoredJson } from './storage.ts'

/** The key of the saved ids, for the hearts of a page whose islands sleep, and of whether there is something to send. */
export const SAVED_IDS = 'saved'

export interface SavedIds {
  ids: readonly string[]
  /** Whether something here is not in an account yet. */
  isUnsent: boolean
  /** Another one after each change, even of a note only: other tabs hear of it by this. */
  revision: string
}

export function readSavedIds(): SavedIds {
  const found = (readStoredJson(SAVED_IDS) ?? {}) as Partial<SavedIds>
  const { ids = [], isUnsent = false, revision = '' } = found
  return { ids, isUnsent, revision }
}
