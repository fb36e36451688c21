import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { t } from '../../languages/t.ts'
import type { LimitName } from '../env.ts'
import { AppError } from '../errors.ts'
import { networkOf } from '../safety/network.ts'
import type { AppContext } from './context.ts'
import { findAccess } from './findAccess.ts'
import { ipOf } from './session.ts'

/** Limits requests by network. Off in development unless LIMITS is 'on', so that tests and benchmarks measure the product. */
export function rateLimit(name: LimitName) {
  return createMiddleware<AppContext>(async (c, next) => {
    await shedLoad(c, name)
    await next()
  })
}

/** The same for each call of the API, by the limit in the table of routes. */
export const limitByTable = createMiddleware<AppContext>(async (c, next) => {
  const limit = findAccess(c.req.method, c.req.path)?.row.limit
  if (limit !== undefined) await shedLoad(c, limit)
  await next()
})

async function shedLoad(c: Context<AppContext>, name: LimitName): Promise<void> {
  if (c.env.APP_ENV === 'development' && c.env.LIMITS !== 'on') return
  const { success } = await c.env[name].limit({ key: networkOf(ipOf(c)) })
  if (success) return
  throw new AppError('too_many_requests', t('That was a lot at once. Please wait a minute.'), {
    retryAfterSeconds: 60,
  })
}
