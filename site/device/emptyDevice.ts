import { forgetPhotos } from './drafts/persistedPhotos.ts'
import { forgetKept } from './keptValue.ts'
import { forgetLookedAt } from './lookedAt.ts'
import { forgetPersistedSaved } from './persistedSaved.ts'
import { waitingKey } from './waitingMark.ts'

/** Deletes an account's data from this browser's databases: saved places, unsent changes, photos of drafts, visited pages. */
export async function emptyDevice(owner: string, draftIds: string[]): Promise<void> {
  await Promise.all([
    forgetPersistedSaved(owner),
    forgetKept(waitingKey(owner)),
    forgetPhotos(draftIds),
    forgetLookedAt(),
  ])
}
