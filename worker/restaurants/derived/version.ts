/**
 * To be raised with every change of what is derived from a restaurant: the grid (cells.ts), the tokens (cover.ts), the
 * words (words/), the weeks of opening hours (hours/), what a document holds (restaurantRow.ts) which dishes of a menu count as vegan, or what is asked of others (menus/). The tools then build it all anew before they go on.
 */
export const DERIVED_VERSION = 9
