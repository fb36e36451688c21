import type { City } from '../../../worker/contract/page/page.ts'
import { type Find, type FindState, isSamePlace } from '../findState.ts'
import { endLookUp, radiusOfView } from '../moving.ts'
import { search } from '../searching.ts'
import type { FindParams } from './findUrl.ts'

/** A key of everything that a search depends on. */
function searchKey({ centre, keywords, cuisines, diets, has, open, unsaid }: FindState): string {
  return JSON.stringify([centre, keywords, cuisines, diets, has, open, unsaid])
}

/** Sets the store to what an address says, and searches if that needs a new search. */
export function applyUrl(find: Find, params: FindParams, city: City | null): void {
  const { state, calls } = find
  const before = searchKey(state)
  // A page loaded only for pop-ups that are out holds nothing else.
  const hasAll = !state.liveOnly || params.liveOnly
  const placeBefore = state.centre
  const { at: _at, ...wanted } = params
  Object.assign(state, wanted, { city, source: 'LIST' })
  endLookUp(find)
  if (!params.centre) {
    state.centre = city?.place ?? null
    state.near = ''
  }
  if (!isSamePlace(state.centre, placeBefore)) state.hasMoved = false
  if (state.centre === null) {
    calls.cancel('search')
    calls.cancel('clusters')
    Object.assign(state, { answer: null, clusters: [], status: 'idle', problem: null })
  } else if (searchKey(state) !== before || !hasAll || state.status === 'idle') {
    state.distanceKm = radiusOfView(state)
    void search(find)
  }
}
