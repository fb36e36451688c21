/**
 * Who may make a call. `codeHolder`: the code in the body decides. `linkHolder`: an admin, or whoever has a signed
 * `token` in the address, which the route checks. `beta` and `owner` (of the listing `:id`) let admins pass too.
 */
export type Who = 'anyone' | 'codeHolder' | 'linkHolder' | 'signedIn' | 'beta' | 'owner' | 'admin'

export interface RouteAccess {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  who: Who
}

/** Every route of the API and who may call it. A test keeps it equal to the routes there are. */
export const ROUTE_ACCESS: readonly RouteAccess[] = [
  { method: 'GET', path: '/api/health', who: 'anyone' },
  { method: 'GET', path: '/api/places/search', who: 'anyone' },
  { method: 'GET', path: '/api/places/here', who: 'anyone' },
  { method: 'GET', path: '/api/restaurants/latlong', who: 'anyone' },
  { method: 'GET', path: '/api/restaurants/query', who: 'anyone' },
  { method: 'GET', path: '/api/restaurants/clusters', who: 'anyone' },
  { method: 'GET', path: '/api/restaurants/cuisines', who: 'anyone' },
  { method: 'POST', path: '/api/restaurants/logging', who: 'anyone' },
  { method: 'GET', path: '/api/restaurants/:id', who: 'anyone' },
  { method: 'GET', path: '/api/restaurantDetails/:id', who: 'anyone' },
  { method: 'POST', path: '/api/users/login', who: 'anyone' },
  { method: 'POST', path: '/api/users/logout', who: 'signedIn' },
  { method: 'GET', path: '/api/users/me', who: 'signedIn' },
  { method: 'PUT', path: '/api/users/reset-password/:email', who: 'anyone' },
  { method: 'POST', path: '/api/users/reset-password', who: 'codeHolder' },
  { method: 'POST', path: '/api/users/registerSecretCode', who: 'codeHolder' },
  { method: 'POST', path: '/api/users/mailinglist', who: 'anyone' },
  { method: 'GET', path: '/api/users/mailinglist', who: 'admin' },
  { method: 'PUT', path: '/api/users/mailinglist/:email', who: 'admin' },
  { method: 'DELETE', path: '/api/users/mailinglist/:email', who: 'linkHolder' },
]
