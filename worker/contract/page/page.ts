import type { AnnouncedTime } from '../announcing.ts'
import type { DishCounts, FoundRestaurant, Restaurant } from '../restaurant.ts'
import type { Cluster, LatLng, Place } from '../search.ts'
import type { DevelopersContent } from './developers.ts'
import type { KitchenCardContent } from './kitchenCard.ts'
import type { TileSource } from './tileSource.ts'

/** The answer to a search. */
export interface FindAnswer {
  restaurants: FoundRestaurant[]
  /** The number of all restaurants in the circle, not only those listed. */
  total: number
  /** `total` is an estimate, since the circle is too large to count exactly. */
  approximate: boolean
  /** The number of unconfirmed restaurants in the circle that the chosen diet levels leave out. */
  unconfirmed: number
  /** `unconfirmed` is an estimate: "about 30". */
  unconfirmedApproximate: boolean
  /** How many do not say whether they are open, if the search asks for that; an estimate when `total` is. */
  unsaid?: number | null
}

/** The answer to unusable words. */
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

/** A city with the coordinates around which its page searches. */
export interface City extends CityName {
  place: LatLng
}

export interface FindContent {
  page: 'find'
  city: City | null
  /** The middle of the search; null while there is none. */
  centre: LatLng | null
  distanceKm: number
  answer: FindAnswer | null
  /** Counts for the map, where it shows more restaurants than the answer lists. */
  clusters?: Cluster[] | undefined
  /** The typed place, when the gazetteer does not know it. */
  unknownPlace: string | null
  /** Places that the typed text may mean. */
  didYouMean?: Place[] | undefined
  /** The name of the searched place, when the address names one. */
  near?: string | undefined
  /** The searched words, when the Location field held some of them. */
  keywords?: string | undefined
}

export interface DetailsContent {
  page: 'details'
  restaurant: Restaurant
  menu: string | null
  /** Missing until the menu is judged. */
  dishes?: DishCounts | undefined
  /** The times of a pop-up that have not ended; missing when there are none. */
  announced?: AnnouncedTime[] | undefined
}

/** A saved list that is shared by a link. */
export interface SharedListContent {
  page: 'sharedList'
  name: string
  restaurants: SharedPlace[]
}

/** What a shared list shows of a restaurant, in its rows and on its map. */
export type SharedPlace = Pick<
  Restaurant,
  | '_id'
  | 'name'
  | 'cuisine'
  | 'diet'
  | 'address'
  | 'geoJson'
  | 'status'
  | 'onlineSince'
  | 'metadata'
>

/** The content of a page without data. */
export interface PlainContent {
  page: 'plain'
}

/** The data that the Worker loads for a page; the browser starts from the same. */
export type PageContent =
  | FindContent
  | DetailsContent
  | SharedListContent
  | DevelopersContent
  | KitchenCardContent
  | PlainContent

/** The part of a page's row in `site/pages.ts` that the browser gets. */
export interface PageRow {
  name: string
  paths: readonly string[]
  isGuarded: boolean
}

/** The vendor and the sources of the map. */
export interface MapSettings {
  /** The browser key for Google Maps; empty for MapLibre. */
  googleKey: string
  /** Google's id of our map style, which its markers need. Empty: Google's id for trials. */
  googleMapId: string
  tiles: TileSource
}

/** Everything that rendering depends on, so that the browser's first render equals the Worker's. */
export interface PageInput {
  /** Path and query of the address. */
  url: string
  page: PageRow
  content: PageContent
  /** ISO 8601. */
  now: string
  map: MapSettings
  /** Turnstile's site key; empty when the development bot check is used. */
  turnstileSiteKey: string
}

/** The props of a page's component. */
export interface PageProps {
  input: PageInput
}

/** The prop of an island whose times were updated while it slept (`site/wake/updateTimes.ts`). */
export interface DrawnAt {
  /** The time that its text is for, ISO 8601. */
  drawnAt: string
}

export interface PageMeta {
  title: string
  description: string
}
