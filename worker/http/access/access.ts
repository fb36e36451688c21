import type { LimitName } from '../../env.ts'

/**
 * Who may make a call. `codeHolder`: the code in the body decides. `linkHolder`: an admin, or anybody with a signed
 * `token` in the address, which the route checks. `beta` and `owner` (of the restaurant `:id`) include admins.
 */
export type Who = 'anyone' | 'codeHolder' | 'linkHolder' | 'signedIn' | 'beta' | 'owner' | 'admin'

export interface RouteAccess {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  who: Who
  /**
   * The limit that is checked before anything is read, since even a refusal costs reads, and some an audit row.
   * Calls share a limit only when one screen makes them for one purpose, so that no kind of work uses up another's limit.
   */
  limit: LimitName
  /** Pages of other sites may read it too, without cookies or a token, under a separate limit. */
  isOpen?: true
}

const ROUTES = [
  { method: 'GET', path: '/api/health', who: 'anyone', limit: 'LIMIT_HEALTH' },
  { method: 'GET', path: '/api/health/report', who: 'admin', limit: 'LIMIT_OVERVIEWS' },
  { method: 'GET', path: '/api/openapi.json', who: 'anyone', limit: 'LIMIT_PAGES', isOpen: true },
  { method: 'GET', path: '/api/places/search', who: 'anyone', limit: 'LIMIT_PLACES', isOpen: true },
  { method: 'GET', path: '/api/places/here', who: 'anyone', limit: 'LIMIT_PLACES' },
  {
    method: 'GET',
    path: '/api/restaurants/latlong',
    who: 'anyone',
    limit: 'LIMIT_PLACES',
    isOpen: true,
  },
  {
    method: 'GET',
    path: '/api/restaurants/query',
    who: 'anyone',
    limit: 'LIMIT_SEARCH',
    isOpen: true,
  },
  {
    method: 'GET',
    path: '/api/restaurants/clusters',
    who: 'anyone',
    limit: 'LIMIT_CLUSTERS',
    isOpen: true,
  },
  {
    method: 'GET',
    path: '/api/restaurants/whole',
    who: 'anyone',
    limit: 'LIMIT_WHOLE',
    isOpen: true,
  },
  {
    method: 'GET',
    path: '/api/restaurants/cuisines',
    who: 'anyone',
    limit: 'LIMIT_CUISINES',
    isOpen: true,
  },
  { method: 'GET', path: '/api/restaurants/within', who: 'anyone', limit: 'LIMIT_SEARCH' },
  { method: 'POST', path: '/api/restaurants/logging', who: 'anyone', limit: 'LIMIT_LOGGING' },
  { method: 'POST', path: '/api/restaurants', who: 'signedIn', limit: 'LIMIT_WRITES' },
  { method: 'GET', path: '/api/restaurants/findMatch', who: 'signedIn', limit: 'LIMIT_MATCHES' },
  { method: 'GET', path: '/api/restaurants/duplicates', who: 'signedIn', limit: 'LIMIT_MATCHES' },
  {
    method: 'GET',
    path: '/api/restaurants/suggestions',
    who: 'signedIn',
    limit: 'LIMIT_PLACE_SERVICES',
  },
  {
    method: 'GET',
    path: '/api/restaurants/website/:googleId',
    who: 'signedIn',
    limit: 'LIMIT_PLACE_SERVICES',
  },
  {
    method: 'GET',
    path: '/api/restaurant_builder/address',
    who: 'signedIn',
    limit: 'LIMIT_PLACE_SERVICES',
  },
  {
    method: 'GET',
    path: '/api/restaurant_builder/geocode',
    who: 'signedIn',
    limit: 'LIMIT_PLACE_SERVICES',
  },
  { method: 'POST', path: '/api/restaurant_builder/upload', who: 'beta', limit: 'LIMIT_WRITES' },
  {
    method: 'GET',
    path: '/api/restaurant_builder/:website',
    who: 'signedIn',
    limit: 'LIMIT_BUILDER',
  },
  {
    method: 'GET',
    path: '/api/restaurants/:id',
    who: 'anyone',
    limit: 'LIMIT_DETAILS',
    isOpen: true,
  },
  // Any signed-in user may edit a restaurant without an owner; the verb checks.
  { method: 'PUT', path: '/api/restaurants/:id', who: 'signedIn', limit: 'LIMIT_WRITES' },
  { method: 'DELETE', path: '/api/restaurants/:id', who: 'owner', limit: 'LIMIT_WRITES' },
  { method: 'POST', path: '/api/restaurants/:id/restore', who: 'admin', limit: 'LIMIT_WRITES' },
  { method: 'POST', path: '/api/restaurants/:id/reopen', who: 'owner', limit: 'LIMIT_WRITES' },
  {
    method: 'PUT',
    path: '/api/restaurants/:id/announced/:time',
    who: 'owner',
    limit: 'LIMIT_WRITES',
  },
  {
    method: 'DELETE',
    path: '/api/restaurants/:id/announced/:time',
    who: 'owner',
    limit: 'LIMIT_WRITES',
  },
  { method: 'GET', path: '/api/restaurants/:id/history', who: 'signedIn', limit: 'LIMIT_HISTORY' },
  {
    method: 'POST',
    path: '/api/restaurants/:id/history/:version/revert',
    who: 'owner',
    limit: 'LIMIT_WRITES',
  },
  { method: 'POST', path: '/api/restaurants/:id/reports', who: 'anyone', limit: 'LIMIT_REPORTS' },
  { method: 'POST', path: '/api/restaurants/:id/confirm', who: 'signedIn', limit: 'LIMIT_WRITES' },
  {
    method: 'GET',
    path: '/api/restaurants/owned_restaurants',
    who: 'signedIn',
    limit: 'LIMIT_OVERVIEWS',
  },
  { method: 'PUT', path: '/api/restaurants/popup/toggle/:id', who: 'owner', limit: 'LIMIT_WRITES' },
  {
    method: 'GET',
    path: '/api/restaurantDetails/:id',
    who: 'anyone',
    limit: 'LIMIT_DETAILS',
    isOpen: true,
  },
  { method: 'PUT', path: '/api/restaurantDetails/:id', who: 'signedIn', limit: 'LIMIT_WRITES' },
  {
    method: 'GET',
    path: '/api/restaurantDetails/:id/dishes',
    who: 'signedIn',
    limit: 'LIMIT_DETAILS',
  },
  {
    method: 'PUT',
    path: '/api/restaurantDetails/:id/dishes',
    who: 'signedIn',
    limit: 'LIMIT_WRITES',
  },
  {
    method: 'GET',
    path: '/api/restaurantDetails/missingGoogleId',
    who: 'admin',
    limit: 'LIMIT_OVERVIEWS',
  },
  // An owner sees and settles reports of their own restaurants; the verb checks.
  { method: 'GET', path: '/api/reports', who: 'signedIn', limit: 'LIMIT_OVERVIEWS' },
  { method: 'POST', path: '/api/reports/:id/resolve', who: 'signedIn', limit: 'LIMIT_WRITES' },
  { method: 'GET', path: '/api/saved', who: 'signedIn', limit: 'LIMIT_SAVED' },
  { method: 'PUT', path: '/api/saved', who: 'signedIn', limit: 'LIMIT_SAVED' },
  {
    method: 'POST',
    path: '/api/saved/lists/:id/share',
    who: 'signedIn',
    limit: 'LIMIT_SAVED',
  },
  {
    method: 'DELETE',
    path: '/api/saved/lists/:id/share',
    who: 'signedIn',
    limit: 'LIMIT_SAVED',
  },
  { method: 'GET', path: '/api/live', who: 'anyone', limit: 'LIMIT_LIVE' },
  { method: 'GET', path: '/api/live/now', who: 'anyone', limit: 'LIMIT_LIVE', isOpen: true },
  { method: 'POST', path: '/api/users/login', who: 'anyone', limit: 'LIMIT_ACCOUNTS' },
  { method: 'POST', path: '/api/users/logout', who: 'signedIn', limit: 'LIMIT_ACCOUNTS' },
  {
    method: 'POST',
    path: '/api/users/logout-everywhere',
    who: 'signedIn',
    limit: 'LIMIT_ACCOUNTS',
  },
  { method: 'GET', path: '/api/users/me', who: 'signedIn', limit: 'LIMIT_ACCOUNTS' },
  {
    method: 'PUT',
    path: '/api/users/reset-password/:email',
    who: 'anyone',
    limit: 'LIMIT_ACCOUNTS',
  },
  { method: 'POST', path: '/api/users/reset-password', who: 'codeHolder', limit: 'LIMIT_ACCOUNTS' },
  {
    method: 'POST',
    path: '/api/users/registerSecretCode',
    who: 'codeHolder',
    limit: 'LIMIT_ACCOUNTS',
  },
  { method: 'POST', path: '/api/users/mailinglist', who: 'anyone', limit: 'LIMIT_ACCOUNTS' },
  { method: 'GET', path: '/api/users/mailinglist', who: 'admin', limit: 'LIMIT_ACCOUNTS' },
  { method: 'PUT', path: '/api/users/mailinglist/:email', who: 'admin', limit: 'LIMIT_ACCOUNTS' },
  {
    method: 'DELETE',
    path: '/api/users/mailinglist/:email',
    who: 'linkHolder',
    limit: 'LIMIT_ACCOUNTS',
  },
] as const satisfies readonly RouteAccess[]

type NamesOf<Rows extends readonly RouteAccess[]> = {
  [At in keyof Rows]: `${Rows[At]['method']} ${Rows[At]['path']}`
}[number]
/** A call by its name: "GET /api/health". */
export type CallName = NamesOf<typeof ROUTES>

/** Every route of the API and who may call it. A test keeps it equal to the routes there are. */
export const ROUTE_ACCESS: readonly RouteAccess[] = ROUTES
