import { proxy, subscribe } from 'valtio/vanilla'
import { auth } from '../account/auth.ts'
import { readSavedIds, SAVED_IDS } from '../device/savedIds.ts'
import { watchStored } from '../device/storage.ts'

interface SavedHearts {
  /** Null until the device has been asked. */
  ids: readonly string[] | null
}

export const NO_HEARTS: Readonly<SavedHearts> = { ids: null }

/** Which hearts are filled. A list of restaurants needs nothing else about saved places. */
export const savedHearts: SavedHearts = proxy({ ids: null })

let isWatching = false

/** Loads the saved ids of the device and follows changes by other tabs. */
export function watchHearts(): void {
  if (isWatching) return
  isWatching = true
  const look = () => {
    savedHearts.ids = readSavedIds().ids
  }
  look()
  watchStored(SAVED_IDS, look)
  // Signing out has emptied the list by then.
  subscribe(auth, look)
}
