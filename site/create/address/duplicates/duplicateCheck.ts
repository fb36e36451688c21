import { useLayoutEffect } from 'react'
import { findDuplicates } from '../../../api/adding/creating.ts'
import { hasStatus } from '../../../api/client.ts'
import { type CreateFlow, change } from '../../draft/createFlow.ts'

/** Like `passesDuplicateCheck`, but resolves to false if the person has left the step meanwhile. */
export function useDuplicateCheck(flow: CreateFlow): () => Promise<boolean> {
  useLayoutEffect(() => () => flow.calls.cancel('duplicates'), [flow])
  return () => passesDuplicateCheck(flow)
}

/** The data for which the person said "it is new". */
function checkedFor(flow: CreateFlow): string {
  const { name, place, googleId } = flow.state.draft
  return JSON.stringify([name.trim(), place && [place.lat, place.lng], googleId])
}

/**
 * Looks for duplicates. Resolves to whether the person can continue: there are none, the person said that they are others, or the
 * search failed.
 */
async function passesDuplicateCheck(flow: CreateFlow): Promise<boolean> {
  const { state, calls } = flow
  const { name, place, googleId } = state.draft
  const asked = checkedFor(flow)
  if (state.draft.newFor === asked) return true
  if (place === null && googleId === null) return true
  try {
    const wanted = { name: name.trim(), place: place && { ...place }, googleId }
    const found = await calls.run('duplicates', (signal) => findDuplicates(wanted, signal))
    if (found === null) return false
    // The pin was moved meanwhile, so the answer is for another place.
    if (checkedFor(flow) !== asked) return passesDuplicateCheck(flow)
    state.duplicates = found.length > 0 ? found : null
    return found.length === 0
  } catch (error) {
    // The session has ended, so the login page follows.
    return !hasStatus(error, 401)
  }
}

/** Notes that the shown restaurants are other places. */
export function confirmNew(flow: CreateFlow): void {
  change(flow, { newFor: checkedFor(flow) })
  flow.state.duplicates = null
}
