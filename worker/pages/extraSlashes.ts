import { createMiddleware } from 'hono/factory'
import { trimBoth } from '../contract/trim.ts'
import type { AppContext } from '../http/context.ts'

/**
 * Redirects permanently from an address with extra slashes at its ends, so that each page has one address. It must remove those
 * at the start, since a browser reads "//host" as another site.
 */
export const withoutExtraSlashes = createMiddleware<AppContext>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const plain = `/${trimBoth(pathname, '/')}`
  if (plain !== pathname) return c.redirect(plain + search, 301)
  await next()
  return undefined
})
