import { Hono } from 'hono'
import { t } from '../../languages/t.ts'
import { AppError } from '../errors.ts'
import { rateLimit } from '../http/access/rateLimit.ts'
import type { AppContext } from '../http/context.ts'
import { conditionsOf, statusOfRefused } from '../http/headers/conditions.ts'
import { readOpenData } from './store.ts'

/** Mounted under /open-data: every restaurant as one file, for everybody. */
export const openDataRoutes = new Hono<AppContext>().get(
  '/restaurants.geojson.gz',
  rateLimit('LIMIT_PAGES'),
  async (c) => {
    const conditions = conditionsOf(c.req.raw.headers)
    const file = await readOpenData(c.env.OPEN_DATA, conditions)
    if (file === null) throw new AppError('not_found', t('There is no such page'))
    // Pages of other sites may fetch it too: it is the same for everybody.
    c.header('access-control-allow-origin', '*')
    c.header('etag', file.httpEtag)
    c.header('last-modified', file.uploaded.toUTCString())
    c.header('cache-control', 'public, max-age=3600, no-transform')
    if (!('body' in file)) return c.body(null, statusOfRefused(conditions))
    return c.body(file.body, 200, {
      'content-length': String(file.size),
      'content-type': 'application/gzip',
    })
  },
)
