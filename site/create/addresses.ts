/** The addresses of the create flows. */
export const WEBSITE = '/create/v2/search'
export const ADDRESS = '/create/v2/address'
export const GOOGLE = '/create/v2/address/google'
export const CUISINE = '/create/v2/cuisine'
export const MANUAL = '/create/v2/cuisine/manual'
export const SEARCH = '/create/search'
export const MATCH = '/create/match'
export const BUILD = '/create/build'

/** All steps of the create flows' page. */
export const STEPS = [WEBSITE, ADDRESS, GOOGLE, CUISINE, MANUAL, SEARCH, MATCH, BUILD]

export const isV2 = (path: string): boolean => path.startsWith('/create/v2/')
/** Whether a path starts a flow. */
export const isEntry = (path: string): boolean => path === WEBSITE || path === SEARCH
