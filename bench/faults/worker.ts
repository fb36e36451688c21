import { Hono } from 'hono'
import { userRoutes } from '../../worker/accounts/routes.ts'
import type { AppContext } from '../../worker/http/context.ts'
import { enforceAccess } from '../../worker/http/enforceAccess.ts'
import { errorAnswer, toAppError } from '../../worker/http/errorAnswer.ts'
import { addingRoutes } from '../../worker/restaurants/adding/routes.ts'
import { detailsEditingRoutes, editingRoutes } from '../../worker/restaurants/editing/routes.ts'
import { savedRoutes } from '../../worker/saved/routes.ts'

export { LiveArea } from '../../worker/live/liveArea.ts'

/** The calls of the product that write, with their way in, without pages. */
const app = new Hono<AppContext>()
  .use(async (c, next) => {
    c.set('requestId', crypto.randomUUID())
    await next()
  })
  .use('/api/*', enforceAccess)
  .route('/api/restaurants', addingRoutes)
  .route('/api/restaurants', editingRoutes)
  .route('/api/restaurantDetails', detailsEditingRoutes)
  .route('/api/saved', savedRoutes)
  .route('/api/users', userRoutes)
  .onError((error, c) => errorAnswer(toAppError(error, c.get('requestId')), c.get('requestId')))

export const answer = app.fetch
