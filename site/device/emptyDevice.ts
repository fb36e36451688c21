import { forgetPhotos } from './drafts/persistedPhotos.ts'
import { forgetPersistedSaved } from './persistedSaved.ts'
import { removeValue } from './storedValue.ts'
import { forgetVisitedPages } from './visitedPages.ts'
import { waitingKey } from './waitingMark.ts'

/** Deletes a user's data from this browser's databases: saved places, unsent changes, photos of drafts, visited pages. */
export async function emptyDevice(userId: string, draftIds: string[]): Promise<void> {
  await Promise.all([
    forgetPersistedSaved(userId),
    removeValue(waitingKey(userId)),
    forgetPhotos(draftIds),
    forgetVisitedPages(),
  ])
}
