import type { City } from '../../../worker/contract/page/page.ts'
import { type Find, type FindState, isSamePlace } from '../findState.ts'
import { endLookUp, radiusOfView } from '../moving.ts'
import { search } from '../searching.ts'
import type { FindParams } from './findUrl.ts'

/** What a search depends on, as one text. */
function searchKey({ centre, keywords, cuisines, diets, has, open, unsaid }: FindState): string {
  return JSON.stringify([centre, keywords, cuisines, diets, has, open, unsaid])
}

/** Puts the store where an address says; searches when that asks for something else. */
export function applyUrl(find: Find, params: FindParams, city: City | null, path: string): void {
  const { state, calls, kept } = find
  const before = searchKey(state)
  // A page that came for those out right now has nothing else in it.
  const hasAll = !state.liveOnly || params.liveOnly
  const placeBefore = state.centre
  const isNewCity = city !== null && state.cityPath !== path
  const { at: _at, loc: _loc, ...wanted } = params
  Object.assign(state, wanted, { city, cityPath: path, source: 'LIST' })
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
    // Whatever was asked before, this was not.
    kept.isAsked = isNewCity
    void search(find)
  }
}
