/** Restaurants that one call answers with, menus and all. */
export const MAX_WHOLE_AT_ONCE = 50
/** Of a denser area the nearest to its middle are kept. */
export const MAX_KEPT_RESTAURANTS = 2000
