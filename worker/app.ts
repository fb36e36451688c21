import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getPath } from 'hono/utils/url'
import { t } from '../languages/t.ts'
import { challengeRoutes, userRoutes } from './accounts/routes.ts'
import { devRoutes } from './dev/routes.ts'
import { openApiRoutes } from './developers/routes.ts'
import { AppError } from './errors.ts'
import { feedRoutes } from './feeds/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { enforceAccess } from './http/access/enforceAccess.ts'
import { limitByTable, shedLoad } from './http/access/rateLimit.ts'
import type { AppContext } from './http/context.ts'
import { errorAnswer, isCall, toAppError } from './http/errorAnswer.ts'
import { followBookmark } from './http/followBookmark.ts'
import { answerOtherSites } from './http/headers/otherSites.ts'
import { secureAnswers } from './http/headers/securityHeaders.ts'
import { Bound } from './http/load/bound.ts'
import { AT_ONCE, boundRequests } from './http/load/boundWork.ts'
import { RefusalLog } from './http/load/refusalLog.ts'
import { repeatRefusals } from './http/load/repeatRefusals.ts'
import { AnswerCache } from './http/memory/answerCache.ts'
import { answerFromMemory } from './http/memory/answerFromMemory.ts'
import { RememberingRouter } from './http/rememberingRouter.ts'
import { requestLog } from './http/requestLog.ts'
import { routePath, speakAsAsked } from './http/speakAsAsked.ts'
import { liveRoutes } from './live/routes.ts'
import { loggingRoutes } from './logging/routes.ts'
import { photoRoutes } from './menus/photos/routes.ts'
import { menuRoutes } from './menus/routes.ts'
import { openDataRoutes } from './openData/routes.ts'
import { busyPage } from './pages/busyPage.ts'
import { failedPage, notFoundPage, pageRoutes } from './pages/routes.ts'
import { latlongRoutes, placeRoutes } from './places/routes.ts'
import { builderPlaceRoutes, placeSearchRoutes } from './places/services/routes.ts'
import { addingRoutes } from './restaurants/adding/routes.ts'
import { announcingRoutes } from './restaurants/announcing/routes.ts'
import { restaurantByIdRoutes, restaurantDetailsRoutes } from './restaurants/details/routes.ts'
import { detailsEditingRoutes, editingRoutes } from './restaurants/editing/routes.ts'
import { keepingRoutes } from './restaurants/keeping/routes.ts'
import { reportRoutes, restaurantReportRoutes } from './restaurants/reports/routes.ts'
import { liveNowRoutes, restaurantRoutes } from './restaurants/routes.ts'
import { savedRoutes } from './saved/routes.ts'
import { tileRoutes } from './tiles/routes.ts'

const MAX_BODY_BYTES = 256 * 1024
const LOGGING = '/api/restaurants/logging'
/** These read their bodies as streams and limit them themselves. */
const OWN_LIMITS: readonly string[] = ['/api/restaurant_builder/upload', LOGGING]

export function createApp() {
  const app = new Hono<AppContext>({
    router: new RememberingRouter(),
    getPath: (request) => routePath(getPath(request)),
  })
  const refusals = new RefusalLog()
  const memory = new AnswerCache()
  const bound = new Bound(AT_ONCE.REQUESTS_AT_ONCE)

  app.use((c, next) => {
    c.set('routes', app.routes)
    return next()
  })
  app.use(speakAsAsked)
  app.use(requestLog(refusals))
  app.use(secureAnswers)
  const smallBodies = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError('too_large', t('That is more than can be sent at once'))
    },
  })
  app.use('/api/*', (c, next) => (OWN_LIMITS.includes(c.req.path) ? next() : smallBodies(c, next)))
  app.use('/api/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })

  app.use('/api/*', answerOtherSites)
  // Before the bound and the limits: an answer from memory costs little.
  app.use(answerFromMemory(memory))
  app.use(boundRequests(bound))
  app.use('/api/*', limitByTable)
  app.use('/api/*', followBookmark)
  app.use('/api/*', enforceAccess)

  mountRoutes(app)
  app.notFound(async (c) => {
    await shedLoad(c, 'LIMIT_PAGES')
    return notFoundPage(c)
  })
  app.onError((error, c) => {
    const failure = toAppError(error, c.get('requestId'))
    if (isCall(c.req.path)) return errorAnswer(failure, c.get('requestId'))
    if (c.get('measures').refusedBy !== null) return busyPage(failure)
    return failure.code === 'not_found' ? notFoundPage(c) : failedPage(c, failure)
  })

  return { routes: app.routes, fetch: repeatRefusals(app.fetch, { bound, memory, refusals }) }
}

function mountRoutes(app: Hono<AppContext>): void {
  app.route('/api/health', healthRoutes)
  app.route('/api/openapi.json', openApiRoutes)
  app.route('/api/places', placeRoutes)
  app.route('/api/restaurants/latlong', latlongRoutes)
  app.route(LOGGING, loggingRoutes)
  app.route('/api/restaurant_builder', builderPlaceRoutes)
  app.route('/api/restaurant_builder', photoRoutes)
  app.route('/api/restaurant_builder', menuRoutes)
  app.route('/api/restaurants', placeSearchRoutes)
  app.route('/api/restaurants', addingRoutes)
  app.route('/api/restaurants', editingRoutes)
  app.route('/api/restaurants', announcingRoutes)
  app.route('/api/restaurants', restaurantReportRoutes)
  app.route('/api/restaurants', restaurantRoutes)
  app.route('/api/restaurants', keepingRoutes)
  app.route('/api/restaurants', restaurantByIdRoutes)
  app.route('/api/restaurantDetails', detailsEditingRoutes)
  app.route('/api/restaurantDetails', restaurantDetailsRoutes)
  app.route('/api/reports', reportRoutes)
  app.route('/api/saved', savedRoutes)
  app.route('/api/live/now', liveNowRoutes)
  app.route('/api/live', liveRoutes)
  app.route('/api/users', userRoutes)
  app.route('/dev/challenge', challengeRoutes)
  app.all('/api/*', () => {
    throw new AppError('not_found', t('There is no such call'))
  })
  app.route('/dev', devRoutes)
  app.route('/tiles', tileRoutes)
  app.route('/open-data', openDataRoutes)
  app.route('/', feedRoutes)
  app.route('/', pageRoutes)
}
