import type { LimitName } from '../../env.ts'

/**
 * Who may make a call. `codeHolder`: the code in the body decides. `linkHolder`: an admin, or anybody with a signed
 * `token` in the address, which the route checks. `beta` and `owner` (of the restaurant `:id`) include admins.
 */
export type Who = 'anyone' | 'codeHolder' | 'linkHolder' | 'signedIn' | 'beta' | 'owner' | 'admin'

export interface RouteAccess {
  method: Method
  path: string
  who: Who
  /**
   * The limit that is checked before anything is read, since even a refusal costs reads, and some an audit row.
   * Calls share a limit only when one screen makes them for one purpose, so that no kind of work uses up another's limit.
   */
  limit: LimitName
  /** Pages of other sites may read it too, without cookies or a token, under a separate limit. */
  isOpen: boolean
  /** Beyond its limit it does nothing and still answers 204: a page can do nothing about a refusal. */
  isDropped: boolean
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Every call: who may make it, its limit, and whether it is open to pages of other sites or dropped beyond its limit. */
const ACCESS = {
  'GET /api/health': ['anyone', 'LIMIT_HEALTH'],
  'GET /api/health/report': ['admin', 'LIMIT_OVERVIEWS'],
  'GET /api/openapi.json': ['anyone', 'LIMIT_PAGES', 'open'],
  'GET /api/places/search': ['anyone', 'LIMIT_PLACES', 'open'],
  'GET /api/places/here': ['anyone', 'LIMIT_PLACES'],
  'GET /api/restaurants/latlong': ['anyone', 'LIMIT_PLACES', 'open'],
  'GET /api/restaurants/query': ['anyone', 'LIMIT_SEARCH', 'open'],
  'GET /api/restaurants/clusters': ['anyone', 'LIMIT_CLUSTERS', 'open'],
  'GET /api/restaurants/whole': ['anyone', 'LIMIT_WHOLE', 'open'],
  'GET /api/restaurants/cuisines': ['anyone', 'LIMIT_CUISINES', 'open'],
  'GET /api/restaurants/within': ['anyone', 'LIMIT_SEARCH'],
  'POST /api/restaurants/logging': ['anyone', 'LIMIT_LOGGING', 'dropped'],
  'POST /api/restaurants': ['signedIn', 'LIMIT_WRITES'],
  'GET /api/restaurants/findMatch': ['signedIn', 'LIMIT_MATCHES'],
  'GET /api/restaurants/duplicates': ['signedIn', 'LIMIT_MATCHES'],
  'GET /api/restaurants/suggestions': ['signedIn', 'LIMIT_PLACE_SERVICES'],
  'GET /api/restaurants/website/:googleId': ['signedIn', 'LIMIT_PLACE_SERVICES'],
  'GET /api/restaurant_builder/address': ['signedIn', 'LIMIT_PLACE_SERVICES'],
  'GET /api/restaurant_builder/geocode': ['signedIn', 'LIMIT_PLACE_SERVICES'],
  'POST /api/restaurant_builder/upload': ['beta', 'LIMIT_WRITES'],
  'GET /api/restaurant_builder/:website': ['signedIn', 'LIMIT_BUILDER'],
  'GET /api/restaurants/:id': ['anyone', 'LIMIT_DETAILS', 'open'],
  // Any signed-in user may edit a restaurant without an owner; the verb checks.
  'PUT /api/restaurants/:id': ['signedIn', 'LIMIT_WRITES'],
  'DELETE /api/restaurants/:id': ['owner', 'LIMIT_WRITES'],
  'POST /api/restaurants/:id/restore': ['admin', 'LIMIT_WRITES'],
  'POST /api/restaurants/:id/reopen': ['owner', 'LIMIT_WRITES'],
  'PUT /api/restaurants/:id/announced/:time': ['owner', 'LIMIT_WRITES'],
  'DELETE /api/restaurants/:id/announced/:time': ['owner', 'LIMIT_WRITES'],
  'GET /api/restaurants/:id/history': ['signedIn', 'LIMIT_HISTORY'],
  'POST /api/restaurants/:id/history/:version/revert': ['owner', 'LIMIT_WRITES'],
  'POST /api/restaurants/:id/reports': ['anyone', 'LIMIT_REPORTS'],
  'POST /api/restaurants/:id/confirm': ['signedIn', 'LIMIT_WRITES'],
  'GET /api/restaurants/owned_restaurants': ['signedIn', 'LIMIT_OVERVIEWS'],
  'PUT /api/restaurants/popup/toggle/:id': ['owner', 'LIMIT_WRITES'],
  'GET /api/restaurantDetails/:id': ['anyone', 'LIMIT_DETAILS', 'open'],
  'PUT /api/restaurantDetails/:id': ['signedIn', 'LIMIT_WRITES'],
  'GET /api/restaurantDetails/:id/dishes': ['signedIn', 'LIMIT_DETAILS'],
  'PUT /api/restaurantDetails/:id/dishes': ['signedIn', 'LIMIT_WRITES'],
  'GET /api/restaurantDetails/missingGoogleId': ['admin', 'LIMIT_OVERVIEWS'],
  // An owner sees and settles reports of their own restaurants; the verb checks.
  'GET /api/reports': ['signedIn', 'LIMIT_OVERVIEWS'],
  'POST /api/reports/:id/resolve': ['signedIn', 'LIMIT_WRITES'],
  'GET /api/saved': ['signedIn', 'LIMIT_SAVED'],
  'PUT /api/saved': ['signedIn', 'LIMIT_SAVED'],
  'POST /api/saved/lists/:id/share': ['signedIn', 'LIMIT_SAVED'],
  'DELETE /api/saved/lists/:id/share': ['signedIn', 'LIMIT_SAVED'],
  'GET /api/live': ['anyone', 'LIMIT_LIVE'],
  'GET /api/live/now': ['anyone', 'LIMIT_LIVE', 'open'],
  'POST /api/users/login': ['anyone', 'LIMIT_ACCOUNTS'],
  'POST /api/users/logout': ['signedIn', 'LIMIT_ACCOUNTS'],
  'POST /api/users/logout-everywhere': ['signedIn', 'LIMIT_ACCOUNTS'],
  'GET /api/users/me': ['signedIn', 'LIMIT_ACCOUNTS'],
  'PUT /api/users/reset-password/:email': ['anyone', 'LIMIT_ACCOUNTS'],
  'POST /api/users/reset-password': ['codeHolder', 'LIMIT_ACCOUNTS'],
  'POST /api/users/registerSecretCode': ['codeHolder', 'LIMIT_ACCOUNTS'],
  'POST /api/users/mailinglist': ['anyone', 'LIMIT_ACCOUNTS'],
  'GET /api/users/mailinglist': ['admin', 'LIMIT_ACCOUNTS'],
  'PUT /api/users/mailinglist/:email': ['admin', 'LIMIT_ACCOUNTS'],
  'DELETE /api/users/mailinglist/:email': ['linkHolder', 'LIMIT_ACCOUNTS'],
} as const satisfies Record<`${Method} ${string}`, readonly [Who, LimitName, ('open' | 'dropped')?]>

/** A call by its name: "GET /api/health". */
export type CallName = keyof typeof ACCESS

/** Every route of the API and who may call it. A test keeps it equal to the routes there are. */
export const ROUTE_ACCESS: readonly RouteAccess[] = Object.entries(ACCESS).map(
  ([name, [who, limit, trait]]) => {
    const [method, path] = name.split(' ') as [Method, string]
    const [isOpen, isDropped] = [trait === 'open', trait === 'dropped']
    return { method, path, who, limit, isOpen, isDropped }
  },
)
