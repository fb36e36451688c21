import { proxy, ref, snapshot } from 'valtio/vanilla'
import { DEFAULT_DISTANCE_KM } from '../../worker/contract/limits.ts'
import type { City, FindAnswer, FindContent } from '../../worker/contract/page/page.ts'
import { isPartOfZip } from '../../worker/contract/places/zip.ts'
import type { Cluster, LatLng, Place } from '../../worker/contract/search.ts'
import { notRecognized } from '../api/notRecognized.ts'
import { LatestOnly } from '../device/latestOnly.ts'
import type { MapBounds, MapUnavailable, MapView } from '../map/engine.ts'
import { type FindParams, parseFindUrl } from './address/findUrl.ts'
import { isEmpty, reachOf } from './answers.ts'
import { frequentCuisines } from './search/cuisineChoices.ts'

export interface FindState extends Omit<FindParams, 'at'> {
  /** The city of this page; null once the visitor has gone elsewhere. */
  city: City | null
  /** The path of the page, which is the city's when there is one. */
  cityPath: string
  /** Raised each time the visitor goes to a place, as such a step gets its own history entry. */
  visit: number
  /** Whether the counts on the map cover only part of the matches. */
  isClustersCut: boolean
  hoveredId: string | null
  /** Whether the strip under a phone's map is drawn up. */
  isStripUp: boolean
  /** The radius of the newest search in kilometres, answered or not. */
  distanceKm: number
  /** The newest answer. It stays while the next search runs, and if that fails. */
  answer: FindAnswer | null
  /** The radius of `answer` in kilometres. */
  answerKm: number
  /** Whether `answer` includes restaurants whose hours are unknown. */
  answerUnsaid: boolean
  /** The cuisines to choose from: the most frequent ones of the newest answer that was not filtered by cuisine. */
  cuisineChoices: readonly string[]
  clusters: readonly Cluster[]
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Why the last search failed, as a sentence. */
  problem: string | null
  /**
   * A text of the Location field that names no certain place, with its possible meanings; null once the visitor goes anywhere.
   */
  unknown: { text: string; places: readonly Place[] } | null
  /** A search without filters found nothing, so the visitor is offered the supported areas. */
  noData: boolean
  /** Where the selection was made: after one on the map, the row scrolls into view. */
  source: 'MAP' | 'LIST'
  /** What the map shows; null before there is a map. */
  box: { bounds: MapBounds; view: MapView } | null
  searchAsMoves: boolean
  /** The visitor moved the map while `searchAsMoves` is off, and has not searched there or gone to another place yet. */
  hasMoved: boolean
  locating: boolean
}

/** How far the live map has come, apart from the store: none of it concerns the list. */
interface Pane {
  /** The live map is drawn and visible; until then the still map is. */
  isLive: boolean
  /** The visitor holds the still map. */
  isHeld: boolean
  /** Why there will be no live map. */
  problem: MapUnavailable | null
}

export const BEFORE_MAP: Readonly<Pane> = { isLive: false, isHeld: false, problem: null }

/** The main view's state and its running calls. */
export interface Find {
  readonly state: FindState
  /** The state that the Worker drew. Each island starts from it, however late it wakes. */
  readonly drawn: Readonly<FindState>
  readonly pane: Pane
  readonly calls: LatestOnly
  readonly kept: Kept
}

/** Kept outside the store, because nothing is drawn from it. */
interface Kept {
  /** The last address that matched the store. */
  address: string
  /** The `visit` that belongs to `address`. */
  visit: number
  /** The newest arrival at an address: until its script has come, the store does not match the address. */
  awaited: object | null
  /** Whether the visitor asked for the newest search, rather than the map; until its outcome is known. */
  isAsked: boolean
  /** A visible map is loading, and its first view decides the radius. */
  isMapAwaited: boolean
  /** The restaurant that the visitor chose by name: filters must not hide it. */
  wantedId: string | null
  /** Every match up to this distance in metres is listed. */
  reach: number
}

export function createFind(url: URL, content: FindContent | null): Find {
  const { at, ...params } = parseFindUrl(url.searchParams)
  const answer = content?.answer ?? null
  const unknown = unknownIn(content)
  const distanceKm = content?.distanceKm ?? DEFAULT_DISTANCE_KM
  const state = proxy<FindState>({
    ...params,
    centre: content?.centre ?? params.centre ?? at,
    near: content?.near ?? params.near,
    keywords: content?.keywords ?? params.keywords,
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
    clusters: content?.clusters ? ref(content.clusters) : [],
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
    pane: proxy<Pane>({ ...BEFORE_MAP }),
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

/** The name of the searched place, for titles; empty if the visitor only moved the map there. */
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

/** Selects a restaurant, or none. An open row needs the raised strip; a click on the map beside all markers lowers it. */
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
