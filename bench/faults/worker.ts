import { userRoutes } from '../../worker/accounts/routes.ts'
import { addingRoutes } from '../../worker/restaurants/adding/routes.ts'
import { detailsEditingRoutes, editingRoutes } from '../../worker/restaurants/editing/routes.ts'
import { savedRoutes } from '../../worker/saved/routes.ts'
import { makeApi } from '../api.ts'

export { LiveArea } from '../../worker/live/liveArea.ts'

/** The calls of the product that write. */
const api = makeApi()
  .route('/api/restaurants', addingRoutes)
  .route('/api/restaurants', editingRoutes)
  .route('/api/restaurantDetails', detailsEditingRoutes)
  .route('/api/saved', savedRoutes)
  .route('/api/users', userRoutes)

export const answer = api.fetch
