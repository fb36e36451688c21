import { ref } from 'valtio/vanilla'
import { CITY_REACH_KM, DEFAULT_DISTANCE_KM, DEFAULT_ZOOM } from '../../worker/contract/limits.ts'
import { distanceMetres } from '../../worker/contract/places/distance.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import type { MapBounds, MapView } from '../map/engine.ts'
import { isSameView } from '../map/sameView.ts'
import { askIfEmpty } from './askIfEmpty.ts'
import { type Find, type FindState, select } from './findState.ts'
import { radiusAtKm, searchRadiusKm } from './radius.ts'
import { search, searchAsAsked, showClusters } from './searching.ts'

const RESTAURANT_ZOOM = 16
/** Radii that differ by a smaller share count as the same search. */
const SAME_RADIUS = 0.02
const MIN_RADIUS_KM = 0.1

/** Goes to a place and searches there. */
export function goTo(find: Find, place: LatLng, near: string): void {
  arrive(find, place, near, DEFAULT_ZOOM)
  searchAsAsked(find)
}

/** Goes to one restaurant and selects it, whatever filters are set: they must not hide it. */
export function goToRestaurant(
  find: Find,
  restaurant: LatLng & { id: string },
  near: string,
): void {
  const { state, kept } = find
  arrive(find, restaurant, near, RESTAURANT_ZOOM)
  select(find, restaurant.id, 'MAP')
  // The answer shows whether other filters hide it; this one hides it without an answer.
  state.liveOnly = false
  kept.wantedId = restaurant.id
  searchAsAsked(find)
}

/** Searches the same place again, and brings the map back to it. */
export function searchAgain(find: Find): void {
  const { state } = find
  if (state.hasMoved) state.visit += 1
  state.hasMoved = false
  searchAsAsked(find)
}

/** Ends the look-up of a place and forgets unknown or empty ones, since the visitor has moved on. */
export function endLookUp({ state, calls, kept }: Find): void {
  calls.cancel('place')
  state.locating = false
  state.noData = false
  state.unknown = null
  kept.isAsked = false
}

function arrive(find: Find, place: LatLng, near: string, zoom: number): void {
  const { state } = find
  putCentre(find, place, near, zoom)
  state.visit += 1
  state.city = null
  select(find, null, 'MAP')
  state.distanceKm = radiusOfView(state)
}

function putCentre(find: Find, { lat, lng }: LatLng, near: string, zoom: number): void {
  endLookUp(find)
  Object.assign(find.state, {
    centre: { lat, lng },
    near,
    zoom,
    zoomGiven: true,
    hasMoved: false,
  } satisfies Partial<FindState>)
}

/** The radius in kilometres that the map will ask for at the state's place and zoom; the default without a map. */
export function radiusOfView({ box, centre, zoom }: FindState): number {
  if (!box || !centre) return DEFAULT_DISTANCE_KM
  return tidyRadius(radiusAtKm(box.view, box.bounds, { ...centre, zoom }))
}

const tidyRadius = (km: number) => Math.max(MIN_RADIUS_KM, Number(km.toFixed(3)))

/** Handles a map that came to rest: searches there, or offers to, as the visitor has chosen. */
export function followMap(find: Find, view: MapView, bounds: MapBounds, byUser: boolean): void {
  const { state } = find
  // A mere resize, as when a phone hides its address bar, needs no search.
  const isResized = state.box !== null && isSameView(state.box.view, view)
  state.box = ref({ bounds, view })
  if (!state.centre) return
  if (byUser && state.searchAsMoves) moveSearch(find, view, bounds)
  else if (byUser) state.hasMoved = true
  else if (!isResized && !state.hasMoved) correctRadius(find, view, bounds)
  askIfEmpty(find)
}

function correctRadius(find: Find, view: MapView, bounds: MapBounds): void {
  const { state } = find
  const distanceKm = tidyRadius(searchRadiusKm(view, bounds))
  if (Math.abs(distanceKm / state.distanceKm - 1) < SAME_RADIUS) void showClusters(find)
  else {
    state.distanceKm = distanceKm
    void search(find)
  }
}

function moveSearch(find: Find, view: MapView, bounds: MapBounds): void {
  const { state } = find
  putCentre(find, view, '', view.zoom)
  if (state.city && distanceMetres(view, state.city.place) > CITY_REACH_KM * 1000) {
    state.city = null
  }
  state.distanceKm = tidyRadius(searchRadiusKm(view, bounds))
  void search(find)
}

/** Searches what the map shows now, when the visitor asks for it. */
export function searchThisArea(find: Find): void {
  const { box } = find.state
  if (!box) return
  moveSearch(find, box.view, box.bounds)
  find.kept.isAsked = true
}
