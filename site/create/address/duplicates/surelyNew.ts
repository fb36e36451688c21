import { useLayoutEffect } from 'react'
import { findDuplicates } from '../../../api/adding/creating.ts'
import { ApiError } from '../../../api/client.ts'
import { type CreateFlow, change } from '../../draft/createFlow.ts'

/** Looks as `isSurelyNew` does, but for nobody who has left the step by then: the way is not free for them. */
export function useSurelyNew(flow: CreateFlow): () => Promise<boolean> {
  useLayoutEffect(() => () => flow.calls.cancel('duplicates'), [flow])
  return () => isSurelyNew(flow)
}

/** What a yes to "it is new" was said of. */
function newFor(flow: CreateFlow): string {
  const { name, place, googleId } = flow.state.draft
  return JSON.stringify([name.trim(), place && [place.lat, place.lng], googleId])
}

/**
 * Looks for restaurants that may be this place. Resolves to whether the way is free: none are, they were said to be others,
 * or they could not be looked for.
 */
async function isSurelyNew(flow: CreateFlow): Promise<boolean> {
  const { state, calls } = flow
  const { name, place, googleId } = state.draft
  const asked = newFor(flow)
  if (state.draft.newFor === asked) return true
  if (place === null && googleId === null) return true
  try {
    const wanted = { name: name.trim(), place: place && { ...place }, googleId }
    const found = await calls.run('duplicates', (signal) => findDuplicates(wanted, signal))
    if (found === null) return false
    // The pin was moved meanwhile: the answer is about another place.
    if (newFor(flow) !== asked) return isSurelyNew(flow)
    state.duplicates = found.length > 0 ? found : null
    return found.length === 0
  } catch (error) {
    // The session has ended: the login page comes next.
    return !(error instanceof ApiError && error.status === 401)
  }
}

/** The restaurants shown are other places. */
export function sayNew(flow: CreateFlow): void {
  change(flow, { newFor: newFor(flow) })
  flow.state.duplicates = null
}
