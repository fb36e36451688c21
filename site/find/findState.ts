import { proxy, ref } from 'valtio'
import { DEFAULT_DISTANCE_KM } from '../../worker/contract/limits.ts'
import type { CityName, FindAnswer, FindContent } from '../../worker/contract/page.ts'
import type { Cluster, LatLng } from '../../worker/contract/search.ts'
import { LatestOnly } from '../api/latestOnly.ts'
import type { Box } from '../api/restaurants.ts'
import { type FindParams, parseFindUrl } from './findUrl.ts'

export interface FindState extends Omit<FindParams, 'at' | 'loc'> {
  city: CityName | null
  /** The path whose city this is. */
  cityPath: string
  hoveredId: string | null
  distanceKm: number
  /** The newest answer; it stays while the next is on its way and when that fails. */
  answer: FindAnswer | null
  clusters: readonly Cluster[]
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Why the list could not be renewed, as a sentence. */
  problem: string | null
  /** A search without filters found nothing: the visitor is asked whether to see the supported areas. */
  noData: boolean
  /** The search under way is one the visitor made, not one that follows the map. */
  isAsked: boolean
  /** Whether the selection was made on the map, so that its row has to scroll into view. */
  source: 'MAP' | 'LIST'
  /** What the map shows, once there is one. */
  box: { bounds: Box; zoom: number } | null
  searchAsMoves: boolean
  /** The map has left the searched area while `searchAsMoves` is off. */
  hasMoved: boolean
  locating: boolean
  /** The visitor's own position, once shared. */
  here: LatLng | null
}

/** The main view's state and the calls it has under way. One per visit in the browser, one per request in the Worker. */
export interface Find {
  readonly state: FindState
  readonly calls: LatestOnly
  /** How far the list is scrolled, in pixels; kept out of the store because nothing is drawn from it. */
  readonly kept: { scroll: number }
}

export function createFind(url: URL, content: FindContent | null): Find {
  const { at, loc: _loc, ...params } = parseFindUrl(url.searchParams)
  const answer = content?.answer ?? null
  const state = proxy<FindState>({
    ...params,
    centre: content?.centre ?? params.centre ?? at,
    city: content?.city ?? null,
    cityPath: content ? url.pathname : '',
    hoveredId: null,
    distanceKm: content?.distanceKm ?? DEFAULT_DISTANCE_KM,
    answer: answer && ref(answer),
    clusters: [],
    status: answer ? 'ready' : 'idle',
    problem: content?.unknownPlace
      ? `${content.unknownPlace} not recognized as a valid address, please try a different input`
      : null,
    noData: answer !== null && isEmpty(answer) && !isFiltered(params),
    isAsked: false,
    source: 'LIST',
    box: null,
    searchAsMoves: true,
    hasMoved: false,
    locating: false,
    here: null,
  })
  return { state, calls: new LatestOnly(), kept: { scroll: 0 } }
}

/** Whether there is nothing at all, not even unconfirmed places. */
export function isEmpty(answer: FindAnswer): boolean {
  return answer.total === 0 && answer.unconfirmed === 0
}

/** Whether any filter narrows the search. */
export function isFiltered(state: Pick<FindState, 'keywords' | 'cuisines' | 'diets'>): boolean {
  return state.keywords !== '' || state.cuisines.length > 0 || state.diets.length > 0
}

export function clearFilters({ state }: Find): void {
  state.keywords = ''
  state.cuisines = []
  state.diets = []
}

export function select({ state }: Find, id: string | null, source: FindState['source']): void {
  state.source = source
  state.selectedId = id
}

export function hover({ state }: Find, id: string | null): void {
  state.hoveredId = id
}

export function toggleView({ state }: Find): void {
  state.view = state.view === 'MAP_VIEW' ? 'LIST_VIEW' : 'MAP_VIEW'
}

/** Whether the listed restaurants are all there are on the visible map, so that it can draw each of them. */
export function isCovered(answer: FindAnswer, cornerMetres: number): boolean {
  const farthest = answer.restaurants.at(-1)
  return answer.total <= answer.restaurants.length || (farthest?.distance ?? 0) >= cornerMetres
}
