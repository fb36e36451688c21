import type { ErrorItem } from '../errors.ts'

/** A dish that was read from a menu, as the create flow lists it; `reason` says why it counts as vegan or not. */
export interface PredictedItem {
  option: string
  description: string
  reason: string
  /** What to ask the kitchen, where that is not known: "Ask whether the curry has ghee or fish sauce". */
  ask?: string
}

/** GET /api/restaurant_builder/{website} and POST /api/restaurant_builder/upload. */
export interface BuilderAnswer {
  predictedOptions: [notVegan: PredictedItem[], likelyVegan: PredictedItem[]]
  geoJson: { type: 'Point'; coordinates: [lng: number, lat: number] } | null
  name?: string
  address?: string
  /** All that was read, as a markdown menu that a person can correct; empty when nothing was. */
  menu: string
  /** Where it was read: the address of the page, or 'photos'. */
  source: string
}

/** How far photos have been read: which of them is being read, and how many of the lines found on it were. */
export interface PhotoProgress {
  /** From 1. */
  photo: number
  of: number
  read: number
  lines: number
}

/** A line of the answer to an upload, for who accepts `NDJSON`: the last one is the answer, or why there is none. */
export type PhotoNews =
  | { progress: PhotoProgress }
  | { answer: BuilderAnswer }
  | { failed: { status: number; errors: ErrorItem[] } }

/** JSON, one value a line. */
export const NDJSON = 'application/x-ndjson'

/** GET /api/restaurant_builder/address; a service that was down and was stood in for is named in `note`. */
export interface AddressAnswer {
  address: string
  note?: string
}

/** GET /api/restaurant_builder/geocode. */
export interface GeocodeAnswer extends AddressAnswer {
  lat: number
  lng: number
}

/**
 * One of GET /api/restaurants/suggestions. The header `x-places-note` of the answer says when a service was down and was
 * stood in for.
 */
export interface Suggestion {
  name: string
  formatted_address: string
  geometry: { location: { lat: number; lng: number } }
  /** Google's, or our own: see `OWN_PLACE_PREFIX`. */
  place_id: string
}

/** Of the answer with suggestions: the place service that the settings name, or `NO_PLACE_SERVICE`. */
export const PLACE_SERVICE_HEADER = 'x-place-service'
export const NO_PLACE_SERVICE = 'none'

/**
 * Place ids of our own making: this and the id of a restaurant, which may be here already, or `TYPED_PLACE_ID`. They may be
 * sent wherever a googleId may be, and are never stored as one.
 */
export const OWN_PLACE_PREFIX = 'sprig-'
/** A suggestion that repeats the typed name at the town of the search, for when nobody knows the restaurant. */
export const TYPED_PLACE_ID = 'sprig-typed'

export const MAX_PHOTOS = 5
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024
/** A browser makes larger ones smaller before it sends them. */
export const MAX_PHOTO_PIXELS = 2_000_000
