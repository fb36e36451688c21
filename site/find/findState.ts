import { proxy, ref, snapshot } from 'valtio/vanilla'
import { DEFAULT_DISTANCE_KM } from '../../worker/contract/limits.ts'
import type { City, FindAnswer, FindContent } from '../../worker/contract/page/page.ts'
import { isPartOfZip } from '../../worker/contract/places/zip.ts'
import type { Cluster, LatLng, Place } from '../../worker/contract/search.ts'
import { LatestOnly } from '../api/latestOnly.ts'
import { notRecognized } from '../api/notRecognized.ts'
import type { MapBounds, MapView } from '../map/engine.ts'
import { type FindParams, parseFindUrl } from './address/findUrl.ts'
import { isEmpty, reachOf } from './answers.ts'
import { frequentCuisines } from './search/cuisineChoices.ts'

export interface FindState extends Omit<FindParams, 'at' | 'loc'> {
  /** The city whose page this is; null once the visitor is elsewhere. */
  city: City | null
  /** The path of that page. */
  cityPath: string
  /** Grows with each place the visitor goes to: such a step is one to come back from. */
  visit: number
  /** The counts on the map cover only a part of the matches. */
  isClustersCut: boolean
  hoveredId: string | null
  /** On a phone, whether the strip under the map is drawn up. */
  isStripUp: boolean
  /** How far the newest search reaches, in kilometres, answered or not. */
  distanceKm: number
  /** The newest answer; it stays while the next is on its way and when that fails. */
  answer: FindAnswer | null
  /** How far that answer reaches, in kilometres. */
  answerKm: number
  /** Whether that answer counts those too that do not say when they are open. */
  answerUnsaid: boolean
  /** The cuisines to choose from: the frequent ones of the newest answer that no cuisine narrowed. */
  cuisineChoices: readonly string[]
  clusters: readonly Cluster[]
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Why the list could not be renewed, as a sentence. */
  problem: string | null
  /** The text of the Location field that names no place for sure, and what it may mean; until the visitor goes anywhere. */
  unknown: { text: string; places: readonly Place[] } | null
  /** A search without filters found nothing: the visitor is asked whether to see the supported areas. */
  noData: boolean
  /** Whether the selection was made on the map, so that its row has to scroll into view. */
  source: 'MAP' | 'LIST'
  /** What the map shows, once there is one. */
  box: { bounds: MapBounds; view: MapView } | null
  searchAsMoves: boolean
  /** The visitor took the map elsewhere while `searchAsMoves` is off; until they search there, or go to another place. */
  hasMoved: boolean
  locating: boolean
}

/** The main view's state and the calls it has under way. */
export interface Find {
  readonly state: FindState
  /** As the Worker drew it: an island begins so, however late it wakes. */
  readonly drawn: Readonly<FindState>
  readonly calls: LatestOnly
  readonly kept: Kept
  /** When the Worker drew it, ISO 8601. */
  readonly drawnAt: string | undefined
}

/** What is kept beside the store, because nothing is drawn from it. */
interface Kept {
  /** The address that the store was last in step with. */
  address: string
  /** The visit of that address. */
  visit: number
  /** The newest look-up of an address' city: until it ends the store does not speak for the address. */
  awaited: object | null
  /** The newest search is one the visitor made, not one that follows the map; until it is settled what it found. */
  isAsked: boolean
  /** A map is on its way to where it is seen: what it shows first says how wide to search. */
  isMapAwaited: boolean
  /** The restaurant that the visitor went to by name: filters may not hide it. */
  wantedId: string | null
  /** Up to this distance all that was found is listed, in metres. */
  reach: number
}

export function createFind(url: URL, content: FindContent | null, drawnAt?: string): Find {
  const { at, loc: _loc, ...params } = parseFindUrl(url.searchParams)
  const answer = content?.answer ?? null
  const unknown = unknownIn(content)
  const distanceKm = content?.distanceKm ?? DEFAULT_DISTANCE_KM
  const state = proxy<FindState>({
    ...params,
    centre: content?.centre ?? params.centre ?? at,
    near: content?.near ?? params.near,
    city: content?.city ?? null,
    cityPath: url.pathname,
    visit: 0,
    isClustersCut: false,
    hoveredId: null,
    isStripUp: params.selectedId !== null,
    distanceKm,
    answer: answer && ref(answer),
    answerKm: distanceKm,
    answerUnsaid: params.unsaid,
    cuisineChoices: params.cuisines.length > 0 ? [] : frequentCuisines(answer?.restaurants ?? []),
    clusters: [],
    status: answer ? 'ready' : 'idle',
    problem: unknown?.places.length === 0 ? notRecognized(unknown.text) : null,
    unknown,
    noData: false,
    source: 'LIST',
    box: null,
    searchAsMoves: true,
    hasMoved: false,
    locating: false,
  })
  return {
    state,
    drawn: snapshot(state) as Readonly<FindState>,
    drawnAt,
    calls: new LatestOnly(),
    kept: {
      address: url.pathname + url.search,
      visit: 0,
      awaited: null,
      isAsked: answer !== null && isEmpty(answer),
      isMapAwaited: false,
      wantedId: null,
      reach: answer ? reachOf(answer) : 0,
    },
  }
}

function unknownIn(content: FindContent | null): FindState['unknown'] {
  if (!content?.unknownPlace) return null
  return ref({ text: content.unknownPlace, places: content.didYouMean ?? [] })
}

/** The name of the place that the visitor searched, for titles; empty where they only went there on the map. */
export function searchedPlace({
  centre,
  near,
  unknown,
}: Pick<FindState, 'centre' | 'near' | 'unknown'>): string {
  return centre && !unknown && !isPartOfZip(near) ? near : ''
}

export function isSamePlace(a: LatLng | null, b: LatLng | null): boolean {
  return a?.lat === b?.lat && a?.lng === b?.lng
}

/** Whether any filter narrows the search. */
export function isFiltered(
  state: Pick<FindState, 'keywords' | 'cuisines' | 'diets' | 'has' | 'open' | 'liveOnly'>,
): boolean {
  const { keywords, cuisines, diets, has, open, liveOnly } = state
  const lists = [cuisines, diets, has]
  return keywords !== '' || open !== '' || liveOnly || lists.some(({ length }) => length > 0)
}

export function clearFilters({ state }: Find): void {
  state.keywords = ''
  state.cuisines = []
  state.diets = []
  state.has = []
  state.open = ''
  state.unsaid = false
  state.liveOnly = false
}

/** An open row needs the strip's height; choosing the map beside all markers gives it back to the map. */
export function select({ state }: Find, id: string | null, source: FindState['source']): void {
  state.source = source
  if (id !== null || source === 'MAP') state.isStripUp = id !== null
  state.selectedId = id
}

export function hover({ state }: Find, id: string | null): void {
  state.hoveredId = id
}

export function toggleView({ state }: Find): void {
  state.view = state.view === 'MAP_VIEW' ? 'LIST_VIEW' : 'MAP_VIEW'
}
