/** Who may make a call. `anyone` needs no account. */
export type Who = 'anyone'

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
]
