/** Restaurants that one call answers with, menus and all. */
export const MAX_WHOLE_AT_ONCE = 50
