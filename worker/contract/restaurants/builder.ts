import type { ErrorItem } from '../errors.ts'
import type { LatLng } from '../search.ts'

/** A dish read from a menu, as the create flow lists it; `reason` explains its verdict. */
export interface PredictedItem {
  option: string
  description: string
  reason: string
  /** The question to the kitchen when we are unsure: "Ask whether the curry has ghee or fish sauce". */
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
  /** The source: the address of the page, or 'photos'. */
  source: string
}

/** The progress of reading photos: the current photo, the lines found on it, and how many of them are read. */
export interface PhotoProgress {
  /** From 1. */
  photo: number
  of: number
  read: number
  lines: number
}

/** A line of the answer to an upload when the caller accepts `NDJSON`: the last one is the answer or the error. */
export type PhotoNews =
  | { progress: PhotoProgress }
  | { answer: BuilderAnswer }
  | { failed: { status: number; errors: ErrorItem[] } }

/** One JSON value on each line. */
export const NDJSON = 'application/x-ndjson'

/** GET /api/restaurant_builder/address; `note` says when the gazetteer answered because a service was down. */
export interface AddressAnswer {
  address: string
  note?: string
}

/** GET /api/restaurant_builder/geocode. */
export type GeocodeAnswer = AddressAnswer & LatLng

/**
 * One of GET /api/restaurants/suggestions. The header `x-places-note` says when the gazetteer answered because a service
 * was down.
 */
export interface Suggestion {
  name: string
  formatted_address: string
  geometry: { location: LatLng }
  /** Google's, or our own: see `OWN_PLACE_PREFIX`. */
  place_id: string
}

/** With suggestions: the place service of the settings, or `NO_PLACE_SERVICE`. */
export const PLACE_SERVICE_HEADER = 'x-place-service'
export const NO_PLACE_SERVICE = 'none'

/**
 * The prefix of our own place ids, before the id of a restaurant that may be known already. A call may send them, and
 * `TYPED_PLACE_ID`, wherever it may send a googleId; they are never stored as one.
 */
export const OWN_PLACE_PREFIX = 'sprig-'
/** The suggestion that repeats the typed name at the town of the search, for an unknown restaurant. */
export const TYPED_PLACE_ID = 'sprig-typed'

export const MAX_PHOTOS = 5
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024
/** The browser scales larger photos down before it sends them. */
export const MAX_PHOTO_PIXELS = 2_000_000
