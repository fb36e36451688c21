/**
 * Raise it with every change of derived data: the grid (cells.ts), the tokens (cover.ts), the words (words/), the weeks of
 * opening hours (hours/), the search document (restaurantRow.ts), the verdicts on dishes and their questions (menus/). The tools
 * then rebuild the data before they go on.
 */
export const DERIVED_VERSION = 14
