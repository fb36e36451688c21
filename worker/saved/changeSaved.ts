import type { SavedAnswer, SavedChanges } from '../contract/saved/saved.ts'
import type { Env } from '../env.ts'
import type { Caller } from '../safety/caller.ts'
import { readSaved, writeChanges } from './store.ts'

/**
 * Applies the changes of a device and answers with all that is saved now. A change based on an older version than the
 * stored one is left out; the device sees the newer one in the answer, merges both and sends the result.
 */
export async function changeSaved(
  { DB }: Pick<Env, 'DB'>,
  changes: SavedChanges,
  { id }: Caller,
): Promise<SavedAnswer> {
  if (changes.lists.length + changes.places.length > 0) await writeChanges(DB, id, changes)
  return await readSaved(DB, id)
}
