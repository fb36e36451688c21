import { createMiddleware } from 'hono/factory'
import { trimBoth } from '../contract/trim.ts'
import type { AppContext } from '../http/context.ts'

/**
 * Leads an address with slashes too many at its ends for good to the one without, so that each page has one address.
 * At the start they must go too: a browser takes "//host" for the address of another site.
 */
export const withoutExtraSlashes = createMiddleware<AppContext>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const plain = `/${trimBoth(pathname, '/')}`
  if (plain !== pathname) return c.redirect(plain + search, 301)
  await next()
  return undefined
})
