import type { Context } from 'hono'
import type { AppContext } from './context.ts'

/**
 * False when the browser says that a page of another site makes this request. Programs send neither header; older browsers
 * send only the origin.
 */
export function isFromOwnPage(c: Context<AppContext>): boolean {
  const site = c.req.header('sec-fetch-site') ?? 'none'
  if (site !== 'same-origin' && site !== 'none') return false
  const origin = c.req.header('origin')
  return origin === undefined || origin === c.env.ORIGIN || origin === new URL(c.req.url).origin
}
