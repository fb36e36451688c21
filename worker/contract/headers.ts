/**
 * What a signed-in caller may do with the restaurant of an answer: `owner` (or admin) everything, `member` edit it since
 * nobody owns it, `no` nothing since somebody else owns it. Missing when nobody is signed in.
 */
export const MAY_EDIT_HEADER = 'x-may-edit'
export type MayEdit = 'owner' | 'member' | 'no'

/**
 * With the mailing list of an area: how many entries match the search but have no place, so that no area includes them. Missing
 * when the request names no area.
 */
export const WITHOUT_PLACE_HEADER = 'x-without-place'

/** How many a search found, left out as unconfirmed, and knows no hours of; and whether the first two are estimates. */
export const SEARCH_COUNT_HEADERS = [
  'x-total-count',
  'x-total-approximate',
  'x-unconfirmed-count',
  'x-unconfirmed-approximate',
  'x-unsaid-count',
] as const
