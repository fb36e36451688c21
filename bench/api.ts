import { Hono } from 'hono'
import type { AppContext } from '../worker/http/context.ts'
import { enforceAccess } from '../worker/http/enforceAccess.ts'
import { errorAnswer, toAppError } from '../worker/http/errorAnswer.ts'

/** Some calls of the product with their way in, without pages: mount their routes. */
export function makeApi() {
  return new Hono<AppContext>()
    .use(async (c, next) => {
      c.set('requestId', crypto.randomUUID())
      await next()
    })
    .use('/api/*', enforceAccess)
    .onError((error, c) => errorAnswer(toAppError(error, c.get('requestId')), c.get('requestId')))
}
