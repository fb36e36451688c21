import { Hono } from 'hono'
import { challengeRoutes, userRoutes } from '../../worker/accounts/routes.ts'
import type { AppContext } from '../../worker/http/context.ts'
import { enforceAccess } from '../../worker/http/enforceAccess.ts'
import { errorAnswer, toAppError } from '../../worker/http/errorAnswer.ts'

/** The product's account calls and their way in, without pages. */
const app = new Hono<AppContext>()
  .use(async (c, next) => {
    c.set('requestId', crypto.randomUUID())
    await next()
  })
  .use('/api/*', enforceAccess)
  .route('/api/users', userRoutes)
  .route('/dev/challenge', challengeRoutes)
  .onError((error, c) => errorAnswer(toAppError(error, c.get('requestId')), c.get('requestId')))

export const answer = app.fetch
