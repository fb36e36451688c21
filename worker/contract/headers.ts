/**
 * What a signed-in caller may do with the restaurant of an answer: `owner` (or admin) everything, `member` edit what nobody
 * owns, `no` nothing, for somebody else owns it. Left out for whoever is not signed in.
 */
export const MAY_EDIT_HEADER = 'x-may-edit'
export type MayEdit = 'owner' | 'member' | 'no'

/**
 * With the mailing list of an area: how many entries fit the search but have no place, so that no area shows them. Left
 * out when no area was asked for.
 */
export const WITHOUT_PLACE_HEADER = 'x-without-place'
