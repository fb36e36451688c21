/** The addresses of the create flows. */
export const WEBSITE = '/create/v2/search'
export const ADDRESS = '/create/v2/address'
export const GOOGLE = '/create/v2/address/google'
export const CUISINE = '/create/v2/cuisine'
export const MANUAL = '/create/v2/cuisine/manual'
export const SEARCH = '/create/search'
export const MATCH = '/create/match'
export const BUILD = '/create/build'

/** Each is a step of the page of the create flows. */
export const STEPS = [WEBSITE, ADDRESS, GOOGLE, CUISINE, MANUAL, SEARCH, MATCH, BUILD]

export const isV2 = (path: string): boolean => path.startsWith('/create/v2/')
/** Where a flow begins. */
export const isEntry = (path: string): boolean => path === WEBSITE || path === SEARCH
