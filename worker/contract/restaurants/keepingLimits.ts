/** Restaurants with menus in one answer. */
export const MAX_WHOLE_AT_ONCE = 50
/** The largest radius of a kept area. */
export const MAX_KEPT_KM = 50
/** Of a denser area, the device keeps those nearest to the middle. */
export const MAX_KEPT_RESTAURANTS = 2000
