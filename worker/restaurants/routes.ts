import { type Context, Hono } from 'hono'
import { MAY_EDIT_HEADER, type MayEdit } from '../contract/headers.ts'
import { boxQuerySchema, type DetailsAnswer } from '../contract/listings/listing.ts'
import { clustersQuerySchema, searchQuerySchema } from '../contract/search.ts'
import { type Database, openReader } from '../db/client.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from '../http/context.ts'
import { callerOf } from '../http/session.ts'
import { validate } from '../http/validate.ts'
import { mayEdit } from './editing/rights.ts'
import { countClusters } from './finding/clusters/countClusters.ts'
import { findNearby } from './finding/findNearby.ts'
import { listingParam } from './listingParam.ts'
import { toRestaurant } from './record.ts'
import { getDetails, getRestaurant, listCuisines, listLive } from './store.ts'

export const restaurantRoutes = new Hono<AppContext>()
  .get('/query', validate('query', searchQuerySchema), async (c) => {
    const { lat, long: lng, distance: distanceKm, keywords, cuisine, diet } = c.req.valid('query')
    const found = await findNearby(
      openReader(c.env),
      { lat, lng, distanceKm, keywords, cuisines: cuisine, diets: diet },
      Date.now(),
    )
    c.header('x-total-count', String(found.total))
    if (found.approximate) c.header('x-total-approximate', '1')
    if (found.unconfirmed !== null) c.header('x-unconfirmed-count', String(found.unconfirmed))
    if (found.unconfirmedApproximate) c.header('x-unconfirmed-approximate', '1')
    return c.json(found.restaurants)
  })
  .get('/clusters', validate('query', clustersQuerySchema), async (c) => {
    const { cuisine, diet, ...box } = c.req.valid('query')
    const input = { ...box, cuisines: cuisine, diets: diet }
    return c.json(await countClusters(openReader(c.env), input, Date.now()))
  })
  .get('/cuisines', async (c) => c.json(await listCuisines(openReader(c.env))))
  .get('/:id', validate('param', listingParam), async (c) => {
    const { id } = c.req.valid('param')
    const db = openReader(c.env)
    const [row, rights] = await Promise.all([getRestaurant(db, id), rightsOf(c, db, id)])
    if (row === null) throw new AppError('not_found', 'There is no such restaurant')
    c.header('etag', `"${row.version}"`)
    c.header(MAY_EDIT_HEADER, rights)
    return c.json(toRestaurant(row, Date.now()))
  })

/** Mounted as /api/live/now: what is out right now, for who has no socket. */
export const liveNowRoutes = new Hono<AppContext>().get(
  '/',
  validate('query', boxQuerySchema),
  async (c) => {
    const now = Date.now()
    const rows = await listLive(openReader(c.env), c.req.valid('query'), now)
    return c.json({ restaurants: rows.map((row) => toRestaurant(row, now)) })
  },
)

export const restaurantDetailsRoutes = new Hono<AppContext>().get(
  '/:id',
  validate('param', listingParam),
  async (c) => {
    const { id } = c.req.valid('param')
    const db = openReader(c.env)
    const [details, rights] = await Promise.all([getDetails(db, id), rightsOf(c, db, id)])
    if (details === null) throw new AppError('not_found', 'There is no menu for this restaurant')
    c.header('etag', `"${details.version}"`)
    c.header(MAY_EDIT_HEADER, rights)
    return c.json({ ...details, restaurantKey: id } satisfies DetailsAnswer)
  },
)

/** What the caller may do with a listing; nothing is said to whoever is not signed in. */
async function rightsOf(
  c: Context<AppContext>,
  db: Database,
  id: string,
): Promise<MayEdit | undefined> {
  const caller = await callerOf(c)
  return caller === null ? undefined : mayEdit(db, id, caller)
}
