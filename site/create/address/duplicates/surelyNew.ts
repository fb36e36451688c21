import { useLayoutEffect } from 'react'
import { findDuplicates } from '../../../api/adding/creating.ts'
import { ApiError } from '../../../api/client.ts'
import { type Building, change } from '../../draft/building.ts'

/** Looks as `isSurelyNew` does, but for nobody who has left the step by then: the way is not free for them. */
export function useSurelyNew(building: Building): () => Promise<boolean> {
  useLayoutEffect(() => () => building.calls.cancel('duplicates'), [building])
  return () => isSurelyNew(building)
}

/** What a yes to "it is new" was said of. */
function newFor(building: Building): string {
  const { name, place, googleId } = building.state.draft
  return JSON.stringify([name.trim(), place && [place.lat, place.lng], googleId])
}

/**
 * Looks for listings that may be this place. Resolves to whether the way is free: none are, they were said to be others,
 * or they could not be looked for.
 */
async function isSurelyNew(building: Building): Promise<boolean> {
  const { state, calls } = building
  const { name, place, googleId } = state.draft
  const asked = newFor(building)
  if (state.draft.newFor === asked) return true
  if (place === null && googleId === null) return true
  try {
    const wanted = { name: name.trim(), place: place && { ...place }, googleId }
    const found = await calls.run('duplicates', (signal) => findDuplicates(wanted, signal))
    if (found === null) return false
    // The pin was moved meanwhile: the answer is about another place.
    if (newFor(building) !== asked) return isSurelyNew(building)
    state.duplicates = found.length > 0 ? found : null
    return found.length === 0
  } catch (error) {
    // The session has ended: the login page comes next.
    return !(error instanceof ApiError && error.status === 401)
  }
}

/** The listings shown are other places. */
export function sayNew(building: Building): void {
  change(building, { newFor: newFor(building) })
  building.state.duplicates = null
}
