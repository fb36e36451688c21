import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { t } from '../../../languages/t.ts'
import type { LimitName } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { hasVolumeLimits } from '../../safety/limits.ts'
import { networkOf } from '../../safety/network.ts'
import type { AppContext } from '../context.ts'
import { isFromOwnPage } from '../ownPage.ts'
import { ipOf } from '../session.ts'
import { findAccess } from './findAccess.ts'

/** Limits requests by network where volume limits are on. */
export function rateLimit(name: LimitName) {
  return createMiddleware<AppContext>(async (c, next) => {
    await shedLoad(c, name)
    await next()
  })
}

/**
 * Limits each call of the API by its row in the table of routes. Calls from pages of other sites have a separate limit, so
 * that they leave room for our own pages.
 */
export const limitByTable = createMiddleware<AppContext>(async (c, next) => {
  const row = findAccess(c.req.method, c.req.path)?.row
  const isFromElsewhere = row?.isOpen === true && !isFromOwnPage(c)
  if (row?.isDropped) return (await hasRoom(c, row.limit)) ? next() : c.body(null, 204)
  if (row !== undefined) await shedLoad(c, isFromElsewhere ? 'LIMIT_OTHER_SITES' : row.limit)
  return next()
})

/** @throws AppError too_many_requests */
export async function shedLoad(c: Context<AppContext>, name: LimitName): Promise<void> {
  if (await hasRoom(c, name)) return
  throw new AppError('too_many_requests', t('That was a lot at once. Please wait a minute.'), {
    retryAfterSeconds: 60,
  })
}

async function hasRoom(c: Context<AppContext>, name: LimitName): Promise<boolean> {
  if (!hasVolumeLimits(c.env)) return true
  const { success } = await c.env[name].limit({ key: networkOf(ipOf(c)) })
  if (!success) c.get('measures').refusedBy = name
  return success
}
