/** The largest radius of a search in kilometres: half the Earth's circumference. */
export const MAX_DISTANCE_KM = 20_038
export const DEFAULT_DISTANCE_KM = 10
/** Up to this radius the answer and its count are exact; above it the count is an estimate. */
export const EXACT_DISTANCE_KM = 300
/** The most restaurants in the answer to a search. */
export const MAX_RESULTS = 200

export const MAX_KEYWORDS_LENGTH = 200
export const MAX_CUISINE_FILTERS = 20
export const MAX_LOG_MESSAGE_BYTES = 1024
export const MAX_MENU_BYTES = 32 * 1024
export const MAX_VEGAN_OPTIONS = 5

/** Suggestions of each kind (places, restaurants, dishes) under the search box. */
export const MAX_SUGGESTIONS = 5
export const MAX_SEARCH_INPUT_LENGTH = 120

export const POSTAL_CODE_MIN_LENGTH = 5
/** A city's page keeps its address while the middle of the map is within this distance of the city. */
export const CITY_REACH_KM = 25
export const DEFAULT_ZOOM = 12
export const LOCATION_UPDATE_ZOOM = 18
export const MAX_LABELLED_MARKERS = 5
/** Marker names of this length or more are cut to `MARKER_NAME_CUT` characters and "…". */
export const MARKER_NAME_LIMIT = 16
export const MARKER_NAME_CUT = 14
export const SUMMARY_OPTIONS = 6
export const MOBILE_BREAKPOINT_PX = 599
export const ALERT_MS = 5000
/** With Undo: time to read it, think again and reach the button with a keyboard. */
export const UNDO_ALERT_MS = 15_000

/** The zooms of an address and of our own maps, on Google's scale. Google's map begins at a zoom of its own (`map/google/moves`). */
export const [MIN_ZOOM, MAX_ZOOM] = [1, 20]
export const heldZoom = (zoom: number) => Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, zoom))
