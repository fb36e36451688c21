import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { t } from '../../languages/t.ts'
import { openReader } from '../db/client.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from '../http/context.ts'
import { edgeCache } from '../http/edgeCache.ts'
import { rateLimit } from '../http/rateLimit.ts'
import { cityFeed } from './cityFeed.ts'

/** Mounted at the root: what a program asks for again and again. */
export const feedRoutes = new Hono<AppContext>().get(
  '/cities/:state/:city/feed.xml',
  // What the edge has kept is free: limits count what has to be made.
  edgeCache,
  etag(),
  rateLimit('LIMIT_SEARCH'),
  async (c) => {
    const xml = await cityFeed(openReader(c.env), c.env.ORIGIN, c.req.param())
    if (xml === null) throw new AppError('not_found', t('There is no such city'))
    c.header('cache-control', 'public, max-age=0, s-maxage=3600')
    return c.body(xml, 200, { 'content-type': 'application/atom+xml; charset=utf-8' })
  },
)
