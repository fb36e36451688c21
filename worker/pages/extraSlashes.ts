import { createMiddleware } from 'hono/factory'
import { addressIn, splitLanguage } from '../../languages/list.ts'
import { trimBoth } from '../contract/trim.ts'
import type { AppContext } from '../http/context.ts'

/**
 * Redirects permanently from an address with extra slashes at its ends or after its language, so that each page has one address. It
 * must remove those at the start of any language's address, since a browser reads "//host" as another site.
 */
export const withoutExtraSlashes = createMiddleware<AppContext>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const { language, rest } = splitLanguage(pathname)
  const plain = addressIn(language, `/${trimBoth(rest, '/')}`)
  if (plain !== pathname) return c.redirect(plain + search, 301)
  await next()
  return undefined
})
