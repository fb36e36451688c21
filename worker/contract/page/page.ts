import type { DishCounts, FoundRestaurant, Restaurant } from '../restaurant.ts'
import type { LatLng, Place } from '../search.ts'
import type { TileSource } from './tileSource.ts'

/** What a search found, as the list shows it. */
export interface FindAnswer {
  restaurants: FoundRestaurant[]
  /** All places in the circle, not only those listed. */
  total: number
  /** `total` is an estimate: the circle is wider than can be counted one by one. */
  approximate: boolean
  /** Unconfirmed places in the circle that the chosen diet levels leave out. */
  unconfirmed: number
  /** `unconfirmed` is an estimate: "about 30". */
  unconfirmedApproximate: boolean
  /** How many do not say whether they are open, where that was asked; estimated with `total`. */
  unsaid?: number | null
}

/** What words that no search understands find. */
export const NOTHING_FOUND: FindAnswer = {
  restaurants: [],
  total: 0,
  approximate: false,
  unconfirmed: 0,
  unconfirmedApproximate: false,
}

/** A city page's city. */
export interface CityName {
  city: string
  state: string
}

/** A city with the place its page searches. */
export interface City extends CityName {
  place: LatLng
}

export interface FindContent {
  page: 'find'
  city: City | null
  /** Where the search was made; null when nobody has said where. */
  centre: LatLng | null
  distanceKm: number
  answer: FindAnswer | null
  /** The place text of the address that the gazetteer does not know. */
  unknownPlace: string | null
  /** What that text may mean. */
  didYouMean?: Place[] | undefined
  /** The name of the place that was searched, where the address names one. */
  near?: string | undefined
}

export interface DetailsContent {
  page: 'details'
  restaurant: Restaurant
  menu: string | null
  /** Left out while nobody has judged the menu. */
  dishes?: DishCounts | undefined
}

/** A list that somebody shares by a link. */
export interface SharedListContent {
  page: 'sharedList'
  name: string
  restaurants: Restaurant[]
}

/** Of a page that needs nothing found out. */
export interface PlainContent {
  page: 'plain'
}

/** What the Worker found out for an address before rendering it; the browser starts from the same. */
export type PageContent = FindContent | DetailsContent | SharedListContent | PlainContent

/** What the browser is told of the page's row in the table of pages (`site/pages.ts`). */
export interface PageRow {
  name: string
  paths: readonly string[]
  isGuarded: boolean
}

/** Who draws the map, and from what. */
export interface MapSettings {
  /** The browser key for Google Maps; empty for MapLibre. */
  googleKey: string
  /** Google's name for the look of our map; its markers need one. Empty: the one that Google gives for trials. */
  googleMapId: string
  tiles: TileSource
}

/** All that rendering depends on, so that the browser's first render equals the Worker's. */
export interface PageInput {
  /** Path and query of the address. */
  url: string
  page: PageRow
  content: PageContent
  /** ISO 8601. */
  now: string
  map: MapSettings
  /** Turnstile's key of this site; empty where the development bot check stands in for it. */
  turnstileSiteKey: string
}

/** What a page is drawn from. */
export interface PageProps {
  input: PageInput
}

export interface PageMeta {
  title: string
  description: string
}
