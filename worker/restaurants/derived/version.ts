/**
 * To be raised with every change of what is derived from a listing: the grid (cells.ts), the tokens (cover.ts), the
 * folding of words (words.ts) or what a card holds (record.ts). The tools then build it all anew before they go on.
 */
export const DERIVED_VERSION = 2
