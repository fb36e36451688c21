import { Hono } from 'hono'
import { t } from '../../languages/t.ts'
import { openReader } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { rateLimit } from '../http/access/rateLimit.ts'
import type { AppContext } from '../http/context.ts'
import { cachedAtEdge } from '../http/edgeCache.ts'
import { cityFeed } from './cityFeed.ts'
import { popUpCalendar } from './popUpCalendar.ts'

const ICS = '.ics'

/** Mounted at the root: feeds that programs poll. Limits do not count answers from the edge's cache. */
export const feedRoutes = new Hono<AppContext>()
  .get('/cities/:state/:city/feed.xml', ...cachedAtEdge, rateLimit('LIMIT_SEARCH'), async (c) => {
    const xml = await cityFeed(openReader(c.env), c.env.ORIGIN, c.req.param())
    if (xml === null) throw new AppError('not_found', t('There is no such city'))
    c.header('cache-control', 'public, max-age=0, s-maxage=3600')
    return c.body(xml, 200, { 'content-type': 'application/atom+xml; charset=utf-8' })
  })
  .get('/popups/:file{.{1,100}\\.ics}', ...cachedAtEdge, rateLimit('LIMIT_DETAILS'), async (c) => {
    const id = c.req.param('file').slice(0, -ICS.length)
    const ics = await popUpCalendar(openReader(c.env), c.env.ORIGIN, id, Date.now())
    if (ics === null) throw new AppError('not_found', t('There is no such restaurant'))
    c.header('cache-control', 'public, max-age=0, s-maxage=60')
    c.set('shown', { restaurantId: id })
    return c.body(ics, 200, { 'content-type': 'text/calendar; charset=utf-8' })
  })
