import type { SavedAnswer, SavedChanges } from '../contract/saved/saved.ts'
import type { Env } from '../env.ts'
import type { Caller } from '../safety/caller.ts'
import { readSaved, writeChanges } from './store.ts'

/**
 * Takes what a device has changed and answers with all that is saved now. A change that the device made without knowing of
 * a newer one is not made: the device sees so in the answer, brings both together and sends that.
 */
export async function changeSaved(
  { DB }: Pick<Env, 'DB'>,
  changes: SavedChanges,
  { id }: Caller,
): Promise<SavedAnswer> {
  if (changes.lists.length + changes.places.length > 0) await writeChanges(DB, id, changes)
  return await readSaved(DB, id)
}
