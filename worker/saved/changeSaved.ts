import type { SavedAnswer, SavedChanges } from '../contract/saved/saved.ts'
import type { Env } from '../env.ts'
import type { Caller } from '../safety/caller.ts'
import { readSaved, writeChanges } from './store.ts'

/**
 * Applies a device's changes and returns everything that is saved now. It leaves out a change based on an older version than the
 * stored one; the device finds the newer one in the answer, merges both and sends the result.
 */
export async function changeSaved(
  { DB }: Pick<Env, 'DB'>,
  changes: SavedChanges,
  { id }: Caller,
): Promise<SavedAnswer> {
  if (changes.lists.length + changes.places.length > 0) await writeChanges(DB, id, changes)
  return await readSaved(DB, id)
}
