import { forgetPhotos } from './persistedPhotos.ts'
import { forgetPersistedSaved } from './persistedSaved.ts'

/** Empties the databases of this browser of what is an account's: what it saved, and the photos of its drafts. */
export async function emptyDevice(owner: string, draftIds: string[]): Promise<void> {
  await Promise.all([forgetPersistedSaved(owner), forgetPhotos(draftIds)])
}
