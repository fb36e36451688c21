import { ref } from 'valtio'
import { DIETS } from '../../worker/contract/diet.ts'
import { distanceMetres } from '../../worker/contract/distance.ts'
import { CITY_REACH_KM } from '../../worker/contract/limits.ts'
import type { LatLng } from '../../worker/contract/search.ts'
import { ApiError } from '../api/client.ts'
import { queryClusters, queryRestaurants } from '../api/restaurants.ts'
import type { MapBounds, MapView } from '../map/engine.ts'
import { searchRadiusKm } from '../map/geometry.ts'
import {
  clearFilters,
  type Find,
  type FindState,
  isCovered,
  isEmpty,
  isFiltered,
} from './findState.ts'

const RESTAURANT_ZOOM = 16
/** Radii this close to each other are one search. */
const SAME_RADIUS = 0.02
const NOTHING = {
  restaurants: [],
  total: 0,
  approximate: false,
  unconfirmed: 0,
  unconfirmedApproximate: false,
}
const OFFLINE = 'You seem to be offline. This is the last list we have.'
const NO_CONNECTION = 'Sprig could not be reached. Check your connection and try again.'

function sentenceFor(error: unknown, hasList: boolean): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  if (error.status === 0) return hasList ? OFFLINE : NO_CONNECTION
  return error.message
}

const filtersOf = ({ keywords, cuisines, diets }: FindState) => ({
  keywords,
  cuisines: [...cuisines],
  diets: [...diets],
})

/** Searches around the centre and renews the list. */
export async function search(find: Find): Promise<void> {
  const { state, calls } = find
  const { centre } = state
  if (!centre) return
  find.kept.turn += 1
  state.status = 'loading'
  state.hasMoved = false
  try {
    const answer = await calls.run('search', (signal) =>
      queryRestaurants({ ...centre }, state.distanceKm, filtersOf(state), signal),
    )
    if (!answer) return
    state.answer = ref(answer)
    state.status = 'ready'
    state.problem = null
    if (!isEmpty(answer)) state.noData = false
    else if (state.isAsked && !isFiltered(state)) state.noData = true
    state.isAsked = false
    await showClusters(find)
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) {
      // Words without a letter or number: no place has them.
      state.answer = ref({ ...NOTHING })
      state.status = 'ready'
      state.clusters = []
      return
    }
    state.status = 'failed'
    state.problem = sentenceFor(error, state.answer !== null)
  }
}

/** A search on the visitor's word, which may ask whether to leave for the supported areas when it finds nothing. */
export function searchAsAsked(find: Find): void {
  find.state.isAsked = true
  void search(find)
}

/** Drops every filter and searches again. */
export function searchUnfiltered(find: Find): void {
  clearFilters(find)
  searchAsAsked(find)
}

/** The connection is back: what failed without it is tried again. */
export function retryWhenOnline(find: Find): void {
  if (find.state.status === 'failed') void search(find)
}

/** Counts for the visible map, when it shows more places than are listed. */
async function showClusters({ state, calls }: Find): Promise<void> {
  const { answer, box } = state
  if (!answer || !box || isCovered(answer, (state.distanceKm * 1000) / 2)) {
    calls.cancel('clusters')
    state.clusters = []
    return
  }
  try {
    const found = await calls.run('clusters', (signal) =>
      queryClusters(box.bounds, box.zoom, filtersOf(state), signal),
    )
    if (!found) return
    state.clusters = ref(found.clusters)
    state.isClustersCut = found.approximate === true
  } catch {
    // The map then draws the places that are listed; the list itself has come and stays.
    state.clusters = []
  }
}

const MIN_RADIUS_KM = 0.1

/** The circle that a map view asks for, in kilometres. */
function radiusOf(view: MapView, bounds: MapBounds): number {
  return Math.max(MIN_RADIUS_KM, Number(searchRadiusKm(view, bounds).toFixed(3)))
}

/** The map came to rest. Follows it, or offers to, as the visitor has chosen. */
export function followMap(find: Find, view: MapView, bounds: MapBounds, byUser: boolean): void {
  const { state } = find
  state.box = ref({ bounds, zoom: view.zoom })
  if (!state.centre) return
  if (byUser) {
    if (state.searchAsMoves) moveSearch(find, view, bounds)
    else state.hasMoved = true
    return
  }
  const distanceKm = radiusOf(view, bounds)
  if (Math.abs(distanceKm / state.distanceKm - 1) < SAME_RADIUS) void showClusters(find)
  else {
    state.distanceKm = distanceKm
    void search(find)
  }
}

function moveSearch(find: Find, view: MapView, bounds: MapBounds, isAsked = false): void {
  const { state } = find
  state.centre = { lat: view.lat, lng: view.lng }
  if (state.city && distanceMetres(state.centre, state.city.place) > CITY_REACH_KM * 1000) {
    state.city = null
  }
  state.zoom = view.zoom
  state.zoomGiven = true
  state.near = ''
  state.isAsked = isAsked
  state.distanceKm = radiusOf(view, bounds)
  void search(find)
}

/** Searches what the map shows now, on the visitor's word. */
export function searchThisArea(find: Find, view: MapView, bounds: MapBounds): void {
  moveSearch(find, view, bounds, true)
}

/** Goes to a place and searches there. */
export function goTo(find: Find, place: LatLng, near: string, zoom?: number): void {
  const { state } = find
  state.visit += 1
  state.city = null
  state.centre = { lat: place.lat, lng: place.lng }
  state.near = near
  state.selectedId = null
  if (zoom !== undefined) {
    state.zoom = zoom
    state.zoomGiven = true
  }
  searchAsAsked(find)
}

/** Goes to one restaurant and selects it, whatever filters were set: they may not hide what was asked for. */
export async function goToRestaurant(
  find: Find,
  restaurant: LatLng & { id: string },
  near: string,
): Promise<void> {
  const { state } = find
  goTo(find, restaurant, near, RESTAURANT_ZOOM)
  state.selectedId = restaurant.id
  state.source = 'MAP'
  await search(find)
  const isListed = state.answer?.restaurants.some(({ _id }) => _id === restaurant.id)
  if (isListed || state.status !== 'ready' || state.selectedId !== restaurant.id) return
  state.keywords = ''
  state.cuisines = []
  state.diets = [...DIETS]
  await search(find)
}
