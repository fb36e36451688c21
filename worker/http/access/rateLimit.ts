import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { t } from '../../../languages/t.ts'
import type { Env, LimitName } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { hasVolumeLimits } from '../../safety/limits.ts'
import { networkOf } from '../../safety/network.ts'
import type { AppContext } from '../context.ts'
import { isFromOwnPage } from '../ownPage.ts'
import { ipOf } from '../session.ts'
import type { RouteAccess } from './access.ts'
import { findAccess } from './findAccess.ts'
import { isRefused, noteRefused } from './refusedNetworks.ts'

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
  if (row?.isDropped) return (await hasRoom(c, row.limit)) ? next() : c.body(null, 204)
  if (row !== undefined) await shedLoad(c, limitOf(row, c.req.raw, c.env))
  return next()
})

function limitOf(row: RouteAccess, request: Request, env: Env): LimitName {
  return row.isOpen && !isFromOwnPage(request, env) ? 'LIMIT_OTHER_SITES' : row.limit
}

/** The limit of a call that is known to have no room for its network; null when it may have. */
export function knownFullLimit(row: RouteAccess, request: Request, env: Env): LimitName | null {
  const name = limitOf(row, request, env)
  return isRefused(env[name], networkOf(ipOf(request)), Date.now()) ? name : null
}

/** @throws AppError too_many_requests */
export async function shedLoad(c: Context<AppContext>, name: LimitName): Promise<void> {
  if (await hasRoom(c, name)) return
  throw new AppError('too_many_requests', t('That was a lot at once. Please wait a minute.'), {
    retryAfterSeconds: 60,
  })
}

async function hasRoom(c: Context<AppContext>, name: LimitName): Promise<boolean> {
  if (!hasVolumeLimits(c.env)) return true
  const limit = c.env[name]
  const network = networkOf(ipOf(c.req.raw))
  if (!isRefused(limit, network, Date.now())) {
    const { success } = await limit.limit({ key: network })
    if (success) return true
    noteRefused(limit, network, Date.now())
  }
  c.get('measures').refusedBy = name
  return false
}
