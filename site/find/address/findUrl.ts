import { isCuisine } from '../../../worker/contract/cuisine.ts'
import { DEFAULT_DIETS, DIETS, type Diet } from '../../../worker/contract/diet.ts'
import { OPEN_WHEN } from '../../../worker/contract/hours/openWhen.ts'
import {
  DEFAULT_ZOOM,
  heldZoom,
  MAX_CUISINE_FILTERS,
  MAX_KEYWORDS_LENGTH,
  MAX_PASTED_LENGTH,
} from '../../../worker/contract/limits.ts'
import { FILTER_NAMES, type FilterName } from '../../../worker/contract/restaurants/filterNames.ts'
import type { LatLng } from '../../../worker/contract/search.ts'

type ResultsView = 'MAP_VIEW' | 'LIST_VIEW'

/** The state of the main view that a person would share or come back to. */
export interface FindParams {
  centre: LatLng | null
  /** Google's scale. */
  zoom: number
  zoomGiven: boolean
  /** The text of the Location field, if it names the place of the search. */
  near: string
  /** A place to fall back to when `near` is empty; sent by the form without scripts. */
  at: LatLng | null
  keywords: string
  cuisines: readonly string[]
  diets: readonly Diet[]
  /** Facts that a restaurant must have. */
  has: readonly FilterName[]
  /** Only restaurants open at this time, as an address writes it: 'now', 'tu-18:30'. Empty: at any time. */
  open: string
  /** With `open`: also restaurants whose hours are unknown. */
  unsaid: boolean
  /** Only pop-ups that are ONLINE now. */
  liveOnly: boolean
  view: ResultsView
  selectedId: string | null
}

const PLACES = 5

function toNumber(text: string | null | undefined): number | null {
  if (!text?.trim()) return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

function toPlace(lat: string | null | undefined, lng: string | null | undefined): LatLng | null {
  const place = { lat: toNumber(lat), lng: toNumber(lng) }
  if (place.lat === null || place.lng === null) return null
  if (Math.abs(place.lat) > 90 || Math.abs(place.lng) > 180) return null
  return { lat: place.lat, lng: place.lng }
}

const isFilter = (text: string): text is FilterName =>
  (FILTER_NAMES as readonly string[]).includes(text)
const isDiet = (text: string): text is Diet => (DIETS as readonly string[]).includes(text)

/** Reads the address. Invalid parts are ignored, so that a mangled link still opens the page. */
export function parseFindUrl(query: URLSearchParams): FindParams {
  const zoom = toNumber(query.get('zoom'))
  const [atLat, atLng] = (query.get('at') ?? '').split(',')
  return {
    centre: toPlace(query.get('lat'), query.get('lng')),
    zoom: zoom === null ? DEFAULT_ZOOM : heldZoom(zoom),
    zoomGiven: zoom !== null,
    near: (query.get('near') ?? '').trim().slice(0, MAX_PASTED_LENGTH),
    at: toPlace(atLat, atLng),
    keywords: (query.get('q') ?? '').trim().slice(0, MAX_KEYWORDS_LENGTH),
    cuisines: [...new Set([...query.getAll('cuisine'), query.get('other') ?? ''].map(toCuisine))]
      .filter(isCuisine)
      .slice(0, MAX_CUISINE_FILTERS),
    // Without scripts, the form also sends the other boxes.
    diets: query.has('only')
      ? ['vegan']
      : chosenDiets([...new Set(query.getAll('diet').filter(isDiet))]),
    has: [...new Set(query.getAll('has').filter(isFilter))],
    open: query.getAll('open').findLast((text) => OPEN_WHEN.test(text)) ?? '',
    unsaid: query.get('unsaid') === '1',
    liveOnly: query.get('live') === '1',
    view: query.get('view') === 'list' ? 'LIST_VIEW' : 'MAP_VIEW',
    selectedId: query.get('sel'),
  }
}

/** The chosen diet levels. The default levels count as no choice; a form without scripts sends them. */
export function chosenDiets(levels: readonly Diet[]): readonly Diet[] {
  const isEvery = levels.length === DEFAULT_DIETS.length
  return isEvery && DEFAULT_DIETS.every((diet) => levels.includes(diet)) ? [] : levels
}

/** A typed cuisine in its stored form: lower case, words joined by hyphens. */
export function toCuisine(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}

const rounded = (degrees: number) => String(Number(degrees.toFixed(PLACES)))

/** The part of the query string that says a place. */
export const placeQuery = ({ lat, lng }: LatLng) => `lat=${rounded(lat)}&lng=${rounded(lng)}`

/** The query string of a view, without '?' and without default values. */
export function formatFindUrl(params: Partial<FindParams>): string {
  const query = new URLSearchParams(params.centre ? placeQuery(params.centre) : '')
  if (params.zoom !== undefined && (params.centre || params.zoomGiven)) {
    query.set('zoom', String(Number(params.zoom.toFixed(2))))
  }
  if (params.near) query.set('near', params.near)
  if (params.keywords) query.set('q', params.keywords)
  for (const cuisine of params.cuisines ?? []) query.append('cuisine', cuisine)
  for (const diet of params.diets ?? []) query.append('diet', diet)
  for (const name of params.has ?? []) query.append('has', name)
  if (params.open) query.set('open', params.open)
  if (params.open && params.unsaid) query.set('unsaid', '1')
  if (params.liveOnly) query.set('live', '1')
  if (params.view === 'LIST_VIEW') query.set('view', 'list')
  if (params.selectedId) query.set('sel', params.selectedId)
  return query.toString()
}
