import { BOSTON } from '../../e2e/addresses.ts'

export const LIST = `${BOSTON}?view=list`
export const STATIC_PAGES = ['/explore', '/about', '/contact', '/events', '/consulting']

/** The limit of scripts that a page loads before it is touched, in compressed KB. */
export const SCRIPT_KB: Readonly<Record<string, number>> = {
  '/about': 8,
  '/contact': 8,
  '/explore': 8,
  '/signup': 75,
  '/login': 75,
  [LIST]: 85,
}
export const DETAILS_SCRIPT_KB = 15
/** The limit of what loads before the map's own script, in KB. */
export const BEFORE_MAP_KB = 85
export const WHOLE_KB = 130

/** On the phone, in milliseconds. */
export const PHONE = { names: 600, details: 500, map: 4000, blocked: 50, blockedFind: 150 }
/** The limit of bytes on the phone until the live map is drawn, in KB. */
export const PHONE_LINE_KB = 600
/** On the desktop, in milliseconds. */
export const DESKTOP = { names: 500, map: 1000 }
/** For going back to a page in the browser's cache, in milliseconds. */
export const KEPT_BACK_MS = 100
/**
 * For a frame while the map is dragged, in milliseconds: two frames of a display of 60 Hz. Only multiples of 16.7 ms are ever
 * measured, so that 33 ms would ask for one.
 */
export const FRAME_MS = 33.4
export const SHIFT = 0.01
/** Lighthouse's performance score for lists; 100 for pages that are only read. */
export const LIST_PERFORMANCE = 98
