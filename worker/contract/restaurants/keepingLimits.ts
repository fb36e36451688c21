/** Restaurants with menus in one answer. */
export const MAX_WHOLE_AT_ONCE = 50
/** In a denser area the nearest to its middle are kept. */
export const MAX_KEPT_RESTAURANTS = 2000
