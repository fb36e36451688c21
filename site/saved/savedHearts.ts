import { proxy, subscribe } from 'valtio/vanilla'
import { auth } from '../account/auth.ts'
import { readSavedIds, SAVED_IDS } from '../device/savedIds.ts'
import { watchStored } from '../device/storage.ts'

interface SavedHearts {
  /** Null until the device has been asked. */
  ids: readonly string[] | null
}

export const NO_HEARTS: Readonly<SavedHearts> = { ids: null }

/** Which hearts are filled: all that a list of restaurants needs to know of what is saved. */
export const savedHearts: SavedHearts = proxy({ ids: null })

let isWatching = false

/** Takes over what the device remembers, and what other tabs save. */
export function watchHearts(): void {
  if (isWatching) return
  isWatching = true
  const look = () => {
    savedHearts.ids = readSavedIds().ids
  }
  look()
  watchStored(SAVED_IDS, look)
  // Signing out has emptied it by then.
  subscribe(auth, look)
}
