import { Hono } from 'hono'
import { parseOpenWhen } from '../contract/hours/openWhen.ts'
import { boxQuerySchema } from '../contract/restaurants/editing.ts'
import { clustersQuerySchema, type SearchFilters, searchQuerySchema } from '../contract/search.ts'
import { openReader } from '../db/client.ts'
import type { AppContext } from '../http/context.ts'
import { validate } from '../http/validate.ts'
import { countClusters } from './finding/clusters/countClusters.ts'
import { findNearby } from './finding/findNearby.ts'
import { toRestaurant } from './record.ts'
import { listCuisines, listLive } from './store.ts'

const filtersOf = ({ cuisine, diet, open, unsaid }: SearchFilters) => ({
  cuisines: cuisine,
  diets: diet,
  open: open === undefined ? null : parseOpenWhen(open),
  withUnsaid: unsaid !== undefined,
})

export const restaurantRoutes = new Hono<AppContext>()
  .get('/query', validate('query', searchQuerySchema), async (c) => {
    const { long: lng, distance: distanceKm, ...asked } = c.req.valid('query')
    const input = { ...asked, lng, distanceKm, ...filtersOf(asked) }
    const now = Date.now()
    c.set('sameForAllSince', now)
    const found = await findNearby(openReader(c.env), input, now)
    await c.get('pause')?.()
    c.header('x-total-count', String(found.total))
    if (found.approximate) c.header('x-total-approximate', '1')
    if (found.unconfirmed !== null) c.header('x-unconfirmed-count', String(found.unconfirmed))
    if (found.unconfirmedApproximate) c.header('x-unconfirmed-approximate', '1')
    if (found.unsaid !== null) c.header('x-unsaid-count', String(found.unsaid))
    return c.json(found.restaurants)
  })
  .get('/clusters', validate('query', clustersQuerySchema), async (c) => {
    const asked = c.req.valid('query')
    const input = { ...asked, ...filtersOf(asked) }
    return c.json(await countClusters(openReader(c.env), input, Date.now()))
  })
  .get('/cuisines', async (c) => c.json(await listCuisines(openReader(c.env))))

/** Mounted as /api/live/now: ONLINE pop-ups for browsers without a socket. */
export const liveNowRoutes = new Hono<AppContext>().get(
  '/',
  validate('query', boxQuerySchema),
  async (c) => {
    const now = Date.now()
    const rows = await listLive(openReader(c.env), c.req.valid('query'), now)
    return c.json({ restaurants: rows.map((row) => toRestaurant(row, now)) })
  },
)
