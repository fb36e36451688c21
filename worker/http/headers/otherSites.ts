import { createMiddleware } from 'hono/factory'
import { TOKEN_HEADER } from '../../contract/accounts/accountLimits.ts'
import { SEARCH_COUNT_HEADERS } from '../../contract/headers.ts'
import { findAccess } from '../access/findAccess.ts'
import type { AppContext } from '../context.ts'
import { addHeaders } from './addHeaders.ts'

/** Headers that scripts of other sites may read. */
const EXPOSED = ['etag', 'retry-after', 'x-request-id', ...SEARCH_COUNT_HEADERS].join(', ')
const PREFLIGHT_SECONDS = '86400'

/**
 * Lets pages of other sites read open calls (CORS): failures too, so that they can report them, but never a call by somebody
 * signed in. Other calls get no CORS header, so browsers block their answers and preflights.
 */
export const answerOtherSites = createMiddleware<AppContext>(async (c, next) => {
  const isPreflight = c.req.method === 'OPTIONS'
  const wanted = isPreflight ? c.req.header('access-control-request-method') : c.req.method
  const isOpen = findAccess(wanted ?? '', c.req.path)?.row.isOpen === true
  if (!isOpen || isOfSomebody(c.req.raw)) return next()
  if (isPreflight) {
    return c.body(null, 204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'accept-language, if-none-match',
      'access-control-max-age': PREFLIGHT_SECONDS,
    })
  }
  await next()
  addHeaders(c, {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED,
  })
  return undefined
})

/** The request carries a token or a cookie. */
export function isOfSomebody({ headers }: Request): boolean {
  return headers.has(TOKEN_HEADER) || headers.has('cookie')
}
