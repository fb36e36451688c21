/** Restaurants with menus in one answer. */
export const MAX_WHOLE_AT_ONCE = 50
/** The widest area that a device keeps, from its middle. */
export const MAX_KEPT_KM = 50
/** Of a denser area the nearest to its middle are kept. */
export const MAX_KEPT_RESTAURANTS = 2000
