import { forgetKept } from './keptValue.ts'
import { forgetLookedAt } from './lookedAt.ts'
import { forgetPhotos } from './persistedPhotos.ts'
import { forgetPersistedSaved } from './persistedSaved.ts'
import { waitingKey } from './waitingMark.ts'

/** Empties the databases of this browser of what is an account's: what it saved,
 * what waits to be sent, the photos of its drafts, and what it has looked at. */
export async function emptyDevice(owner: string, draftIds: string[]): Promise<void> {
  await Promise.all([
    forgetPersistedSaved(owner),
    forgetKept(waitingKey(owner)),
    forgetPhotos(draftIds),
    forgetLookedAt(),
  ])
}
