import { createMiddleware } from 'hono/factory'
import { addressIn, splitLanguage } from '../../languages/list.ts'
import { trimBoth } from '../contract/trim.ts'
import type { AppContext } from '../http/context.ts'

/** English has no code in its addresses, but people guess that it has one, as other languages do. */
const ENGLISH_CODE = /^\/+en(?=\/|$)/

/**
 * Redirects permanently from an address with extra slashes at its ends or after its language, or with the code of English, so that
 * each page has one address. It must remove slashes at the start of any language's address, since a browser reads "//host" as
 * another site.
 */
export const leadToOnePath = createMiddleware<AppContext>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const { language, rest } = splitLanguage(pathname.replace(ENGLISH_CODE, ''))
  const plain = addressIn(language, `/${trimBoth(rest, '/')}`)
  if (plain !== pathname) return c.redirect(plain + search, 301)
  await next()
  return undefined
})
