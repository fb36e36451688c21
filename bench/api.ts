import { Hono } from 'hono'
import { enforceAccess } from '../worker/http/access/enforceAccess.ts'
import type { AppContext } from '../worker/http/context.ts'
import { errorAnswer, toAppError } from '../worker/http/errorAnswer.ts'

/** The product's middleware without pages: mount the routes of the measured calls. */
export function makeApi() {
  return new Hono<AppContext>()
    .use(async (c, next) => {
      c.set('requestId', crypto.randomUUID())
      await next()
    })
    .use('/api/*', enforceAccess)
    .onError((error, c) => errorAnswer(toAppError(error, c.get('requestId')), c.get('requestId')))
}
